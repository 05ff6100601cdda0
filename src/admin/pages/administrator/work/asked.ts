import type { Work, WorkInput } from './work.ts';

/** What is typed before something is done. */
export type Typed = Record<'reason' | 'priority', string>;

/** In either direction, as the call takes it. */
const MOST = 100;

/** What is missing, or can't be read. */
export function whatIsWrong({ reason, asksPriority }: Work, typed: Typed): ReadonlySet<keyof Typed> {
  const wrong = new Set<keyof Typed>();
  if (reason === 'required' && typed.reason.trim() === '') wrong.add('reason');
  if (asksPriority && !isPriority(typed.priority.trim())) wrong.add('priority');
  return wrong;
}

/** What is sent of it. */
export function inputOf({ asksPriority }: Work, typed: Typed): WorkInput {
  const reason = typed.reason.trim();
  return { ...(reason && { reason }), ...(asksPriority && { priority: Number(typed.priority) }) };
}

function isPriority(text: string): boolean {
  return /^-?\d+$/.test(text) && Math.abs(Number(text)) <= MOST;
}
