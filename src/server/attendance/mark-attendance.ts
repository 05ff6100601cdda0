import {
  minutesOf,
  placeOf,
  saysTheSame,
  type AskedMark,
  type KeptMark,
  type MarkConflict,
  type MarkValue,
} from '#model/attendance.ts';
import { whyMarkWrong } from '#model/rules/why-mark-wrong.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Scope } from '../context.ts';
import { invalid } from '../problems.ts';
import { writeMarks } from '../stores/attendance.ts';
import type { Register } from './register-of.ts';
import { tellHistory } from './tell-history.ts';
import { withRegister, type OpenRegister } from './with-register.ts';

export interface Marked {
  /** As they are kept now. */
  marks: KeptMark[];
  conflicts: MarkConflict[];
}

/**
 * Saves the marks that nobody has changed since they were read; the others are answered as conflicts. One that already
 * says the same is no conflict: it may have been sent twice. Throws 404, and 400 by place when any can not be saved.
 */
export function markAttendance(scope: Scope, key: string, asked: readonly AskedMark[]): Promise<Marked> {
  return withRegister(scope, { key }, async (within, open) => {
    const errors = whyRefused(open.register, asked);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const kept = new Map(open.marks.map((mark) => [placeOf(mark), mark]));
    const done: Marked = { marks: [], conflicts: [] };
    const fresh: AskedMark[] = [];
    for (const one of asked) {
      const current = kept.get(placeOf(one));
      if (current && saysTheSame(one, current)) done.marks.push(current);
      else if (one.version === (current?.version ?? 0)) fresh.push(one);
      else done.conflicts.push(conflictOf(one, current));
    }
    done.marks.push(...(await saveMarks(within, open, fresh)));
    return done;
  });
}

/** Writes marks into an open register, over what it says, and tells the history of the nominations. */
export async function saveMarks(scope: Scope, open: OpenRegister, marks: readonly MarkValue[]): Promise<KeptMark[]> {
  if (marks.length === 0) return [];
  const kept = new Map(open.marks.map((mark) => [placeOf(mark), mark]));
  const written = marks.map(({ nominationKey, sessionKey, mark, minutes, note }): KeptMark => {
    const value = { nominationKey, sessionKey, mark, minutes, note };
    const version = (kept.get(placeOf(value))?.version ?? 0) + 1;
    return { ...value, version, markedBy: scope.caller.name, markedAt: scope.now.toISOString() };
  });
  await writeMarks(scope, written);
  await tellHistory(scope, open, written);
  return written;
}

function whyRefused(register: Register, asked: readonly AskedMark[]): FieldErrors {
  const learners = new Set(register.learners.map(({ nominationKey }) => nominationKey));
  const above = new Set<string>();
  const errors: FieldErrors = {};
  for (const [index, one] of asked.entries()) {
    const place = `marks.${index}`;
    if (!learners.has(one.nominationKey)) errors[`${place}.nominationKey`] = ['attendance.notConfirmed'];
    if (above.has(placeOf(one))) errors[place] = ['attendance.repeated'];
    above.add(placeOf(one));
    const reasons = whyColumnClosed(register, one.sessionKey);
    if (reasons.length > 0) errors[`${place}.sessionKey`] = reasons;
    for (const [field, messages] of Object.entries(whyMarkWrong(one, scheduledIn(register, one.sessionKey)))) {
      errors[`${place}.${field}`] = messages;
    }
  }
  return errors;
}

/** The message keys of every reason against marking a session, or the event where there is none. */
export function whyColumnClosed({ sessions, reasons }: Register, sessionKey: string | null): string[] {
  if (sessionKey === null) return reasons;
  return sessions.find(({ key }) => key === sessionKey)?.reasons ?? ['attendance.sessionUnknown'];
}

/** The minutes that can be attended of a session, or of all that take place. */
export function scheduledIn({ sessions }: Register, sessionKey: string | null): number {
  return sessions
    .filter(({ key, status }) => (sessionKey === null ? status !== 'Cancelled' : key === sessionKey))
    .reduce((sum, session) => sum + minutesOf(session), 0);
}

function conflictOf({ nominationKey, sessionKey, mark, minutes, note }: AskedMark, current: KeptMark | undefined) {
  const none = { mark: 'NotMarked', minutes: null, note: null, version: 0, markedBy: '', markedAt: '' } as const;
  const yours = { mark, minutes, note };
  return { nominationKey, sessionKey, yours, current: current ?? { nominationKey, sessionKey, ...none } };
}
