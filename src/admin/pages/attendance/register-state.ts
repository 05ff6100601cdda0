import {
  placeOf,
  saysTheSame,
  type AskedMark,
  type Attendance,
  type AttendanceSession,
  type KeptMark,
  type MarkConflict,
  type MarkValue,
} from '#model/attendance.ts';

/** What a cell of the register shows. */
export interface Cell extends Omit<MarkValue, 'nominationKey' | 'sessionKey'> {
  /** Whether it is not saved yet. */
  isWaiting: boolean;
}

/** A column: a session, or the event as a whole. */
export interface Column {
  sessionKey: string | null;
  session: AttendanceSession | undefined;
  /** Message keys of every reason against marking it. */
  reasons: readonly string[];
}

/** A mark that the server does not take, and the message key of the reason. */
export interface RefusedMark {
  value: AskedMark;
  reason: string;
}

/** The register as it is on the screen: what is kept, and over it what waits to be sent. */
export interface RegisterState {
  register: Attendance;
  /** When the newest marks were read. */
  readAt: string;
  columns: readonly Column[];
  kept: ReadonlyMap<string, KeptMark>;
  waiting: ReadonlyMap<string, AskedMark>;
  conflicts: readonly MarkConflict[];
  refused: readonly RefusedMark[];
  /** Cells by nomination, in the order of the columns; a row that did not change is the same list as before. */
  rows: ReadonlyMap<string, readonly Cell[]>;
}

/** The register as it was read, under marks that wait from before. */
export function openRegister(register: Attendance, waiting: readonly AskedMark[]): RegisterState {
  const state: RegisterState = {
    register,
    readAt: register.readAt,
    columns: columnsOf(register),
    kept: new Map(register.marks.map((mark) => [placeOf(mark), mark])),
    waiting: new Map(waiting.map((mark) => [placeOf(mark), mark])),
    conflicts: [],
    refused: [],
    rows: new Map(),
  };
  return withRows(state, keysOf(register.learners));
}

/** The register with what others have marked since, and who has come and gone. */
export function renewRegister(state: RegisterState, register: Attendance): RegisterState {
  const newer = register.marks.filter((mark) => mark.version > (state.kept.get(placeOf(mark))?.version ?? 0));
  const isSameShape = isSameTable(state.register, register);
  const renewed = { ...state, kept: withMarks(state.kept, newer), readAt: register.readAt };
  // The same objects as before, so that rows whose marks are the same need not be made anew.
  if (isSameShape) return newer.length === 0 ? { ...state, readAt: register.readAt } : withRows(renewed, keysOf(newer));
  return withRows({ ...renewed, register, columns: columnsOf(register), rows: new Map() }, keysOf(register.learners));
}

/** The register after somebody has said something; what is said already is not said again. */
export function say(state: RegisterState, values: readonly MarkValue[]): RegisterState {
  const said = values.flatMap((value): AskedMark[] => {
    const shown = state.waiting.get(placeOf(value)) ?? state.kept.get(placeOf(value));
    if (shown ? saysTheSame(shown, value) : value.mark === 'NotMarked') return [];
    // Who goes on typing before the first mark was saved still answers what they had seen.
    return [{ ...value, version: state.kept.get(placeOf(value))?.version ?? 0 }];
  });
  if (said.length === 0) return state;
  const conflicts = without(state.conflicts, said);
  return withRows({ ...state, waiting: withMarks(state.waiting, said), conflicts }, keysOf(said));
}

/** The register after an answer: what was saved waits no longer, unless it was changed again meanwhile. */
export function settle(
  state: RegisterState,
  sent: readonly AskedMark[],
  { marks, conflicts }: { marks: readonly KeptMark[]; conflicts: readonly MarkConflict[] },
): RegisterState {
  const kept = withMarks(state.kept, [...marks, ...conflicts.map(({ current }) => current)]);
  const waiting = new Map(state.waiting);
  for (const one of sent) {
    const place = placeOf(one);
    const now = waiting.get(place);
    if (now && saysTheSame(now, one)) waiting.delete(place);
    else if (now) waiting.set(place, { ...now, version: kept.get(place)?.version ?? 0 });
  }
  const open = [...without(state.conflicts, conflicts), ...conflicts];
  return withRows({ ...state, kept, waiting, conflicts: open }, keysOf(sent));
}

/** The register without marks that the server does not take; they are told, with the reasons. */
export function refuse(state: RegisterState, refused: readonly RefusedMark[]): RegisterState {
  const waiting = new Map(state.waiting);
  for (const { value } of refused) waiting.delete(placeOf(value));
  const values = refused.map(({ value }) => value);
  return withRows({ ...state, waiting, refused: [...state.refused, ...refused] }, keysOf(values));
}

/** The register after a choice between two marks: mine is said over theirs, theirs is there already. */
export function choose(state: RegisterState, conflict: MarkConflict, isMine: boolean): RegisterState {
  const { nominationKey, sessionKey, yours } = conflict;
  const decided = { ...state, conflicts: without(state.conflicts, [conflict]) };
  return isMine ? say(decided, [{ nominationKey, sessionKey, ...yours }]) : decided;
}

/** The cell of somebody in a column. */
export function cellOf(state: RegisterState, nominationKey: string, sessionKey: string | null): Cell {
  const place = placeOf({ nominationKey, sessionKey });
  const asked = state.waiting.get(place);
  const { mark, minutes, note } = asked ?? state.kept.get(place) ?? none;
  return { mark, minutes, note, isWaiting: asked !== undefined };
}

const none = { mark: 'NotMarked', minutes: null, note: null } as const;

function columnsOf({ level, reasons, sessions }: Attendance): Column[] {
  if (level === 'EVENT') return [{ sessionKey: null, session: undefined, reasons }];
  return sessions
    .filter(({ status }) => status !== 'Cancelled')
    .map((session) => ({ sessionKey: session.key, session, reasons: session.reasons }));
}

/** Whether learners and columns are the same, so that only marks have changed. */
function isSameTable(one: Attendance, other: Attendance): boolean {
  const shapeOf = ({ level, reasons, sessions, learners }: Attendance) =>
    JSON.stringify([level, reasons, sessions, learners]);
  return shapeOf(one) === shapeOf(other);
}

function withRows(state: RegisterState, nominationKeys: ReadonlySet<string>): RegisterState {
  const rows = new Map(state.rows);
  for (const key of nominationKeys) {
    rows.set(
      key,
      state.columns.map(({ sessionKey }) => cellOf(state, key, sessionKey)),
    );
  }
  return { ...state, rows };
}

function keysOf(all: readonly { nominationKey: string }[]): Set<string> {
  return new Set(all.map(({ nominationKey }) => nominationKey));
}

function withMarks<One extends Pick<MarkValue, 'nominationKey' | 'sessionKey'>>(
  marks: ReadonlyMap<string, One>,
  more: readonly One[],
): ReadonlyMap<string, One> {
  return more.length === 0 ? marks : new Map([...marks, ...more.map((mark) => [placeOf(mark), mark] as const)]);
}

function without(conflicts: readonly MarkConflict[], gone: readonly Pick<MarkValue, 'nominationKey' | 'sessionKey'>[]) {
  const places = new Set(gone.map((one) => placeOf(one)));
  return conflicts.filter((conflict) => !places.has(placeOf(conflict)));
}
