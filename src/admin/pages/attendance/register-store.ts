import { placeOf, type AskedMark, type Attendance, type MarkConflict, type MarkValue } from '#model/attendance.ts';
import type { Sent } from './attendance-calls.ts';
import type { KeptMarks } from './kept-marks.ts';
import { choose, openRegister, refuse, renewRegister, say, settle, type RegisterState } from './register-state.ts';

/** Marks that are sent at once. */
const PART = 500;

/** What the screen shows of a register. */
export interface RegisterView {
  /** Undefined until it is read. */
  state: RegisterState | undefined;
  /** Why it could not be read. */
  problem: unknown;
  /** Why marks could not be sent; they wait. */
  sendingProblem: unknown;
}

interface Needs {
  read: (since: string | undefined) => Promise<Attendance>;
  send: (marks: readonly AskedMark[]) => Promise<Sent>;
  kept: KeptMarks;
}

type MarkPlace = Pick<MarkValue, 'nominationKey' | 'sessionKey'>;

export type RegisterStore = ReturnType<typeof createRegisterStore>;

/** The register of an event outside of the screen: what is said is kept at once, and sent one part after the other. */
export function createRegisterStore({ read, send, kept }: Needs) {
  let view: RegisterView = { state: undefined, problem: undefined, sendingProblem: undefined };
  let isSending = false;
  const listeners = new Set<() => void>();
  const show = (changes: Partial<RegisterView>) => {
    view = { ...view, ...changes };
    for (const listener of listeners) listener();
  };
  const change = (make: (current: RegisterState) => RegisterState) => {
    if (view.state) show({ state: make(view.state) });
  };
  const keepWaiting = (marks: readonly MarkPlace[]) =>
    kept.keep(marks.flatMap((mark) => view.state?.waiting.get(placeOf(mark)) ?? []));
  const renew = async () => {
    try {
      const register = await read(view.state?.readAt);
      const state = view.state ? renewRegister(view.state, register) : openRegister(register, kept.read());
      show({ state, problem: undefined });
    } catch (problem) {
      show({ problem });
    }
  };
  const sendPart = async (marks: readonly AskedMark[]) => {
    const sent = await send(marks);
    change((current) =>
      sent.name === 'answered' ? settle(current, marks, sent) : refuse(current, refusedOf(marks, sent)),
    );
    kept.drop(marks);
    keepWaiting(marks);
  };
  const sendAll = async () => {
    if (isSending) return;
    isSending = true;
    try {
      for (let marks = partOf(view); marks.length > 0; marks = partOf(view)) await sendPart(marks);
      show({ sendingProblem: undefined });
    } catch (sendingProblem) {
      show({ sendingProblem });
    } finally {
      isSending = false;
    }
  };
  const take = (places: readonly MarkPlace[], make: (current: RegisterState) => RegisterState) => {
    change(make);
    keepWaiting(places);
    void sendAll();
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    view: () => view,
    /** Asks for what others have said, and sends what waits. */
    look: () => renew().then(sendAll),
    say: (values: readonly MarkValue[]) => take(values, (current) => say(current, values)),
    choose: (conflict: MarkConflict, isMine: boolean) =>
      take([conflict], (current) => choose(current, conflict, isMine)),
    dismissRefused: () => change((current) => ({ ...current, refused: [] })),
  };
}

function partOf({ state }: RegisterView): AskedMark[] {
  return [...(state?.waiting.values() ?? [])].slice(0, PART);
}

function refusedOf(marks: readonly AskedMark[], { reasons }: Extract<Sent, { name: 'refused' }>) {
  return marks.flatMap((value, index) => {
    const reason = reasons.get(index);
    return reason === undefined ? [] : [{ value, reason }];
  });
}
