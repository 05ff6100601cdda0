import type { AgendaDay, AgendaSession } from '#model/agenda/agenda.ts';
import { minutesOf } from '#model/agenda/session-times.ts';
import { isSame } from '#model/values.ts';
import { nameOfDay, placeOf, sentOf, sessionWith, type EditedDays, type EditedSession } from './edited-agenda.ts';
import {
  copyOf,
  freeStart,
  startOfNew,
  withChanged,
  withCopiedDay,
  withDay,
  withEnds,
  withMoved,
  withoutDay,
  withoutSessions,
  withPlanned,
  withSession,
  withShifted,
  withSplit,
  type DayName,
  type Target,
} from './operations.ts';
import { seriesOf, type Scope } from './series.ts';

/** What a person edits: the days, what was before and after them, and which session is marked. */
export interface Editor {
  days: EditedDays;
  past: readonly EditedDays[];
  future: readonly EditedDays[];
  /** What the last change belongs to: another one of the same is undone with it. */
  group: string | undefined;
  /** The id of the session that keys and the inspector are about. */
  marked: string | undefined;
  /** The ids of those that are changed with the marked session, itself among them; chosen for it alone. */
  together: readonly string[];
  scope: Scope;
  copied: EditedSession | undefined;
  /** What the server has. */
  saved: EditedDays;
  /** The version with which it is saved; undefined before there is anything to save. */
  version: number | undefined;
  /** How many ids were given to new sessions. */
  given: number;
}

export type Edit =
  | { type: 'read'; days: EditedDays; version: number; mine?: EditedDays }
  | { type: 'mark'; id: string | undefined }
  | { type: 'add'; day: number; sessionOf: (number: number) => AgendaSession }
  | { type: 'addDay'; name: DayName }
  | { type: 'removeDay'; day: number }
  | { type: 'copyDay'; day: number; to: DayName }
  | { type: 'scope'; scope: Scope }
  | { type: 'shift'; id: string; days: number; minutes: number }
  | { type: 'place'; id: string; on: DayName; start: number }
  | { type: 'resize'; id: string; minutes: number }
  | { type: 'change'; id: string; values: Partial<AgendaSession>; field: string }
  | { type: 'split'; id: string }
  | { type: 'remove'; id: string }
  | { type: 'copy'; id: string }
  | { type: 'paste'; after: string }
  | { type: 'plan'; days: readonly AgendaDay[] }
  | { type: 'undo' }
  | { type: 'redo' };

/** The latest start that a new session is given, in minutes after midnight. */
const LAST_START = 23 * 60;

/** As many steps as are remembered. */
const MEMORY = 200;

export const noEditor: Editor = {
  days: [],
  past: [],
  future: [],
  group: undefined,
  marked: undefined,
  together: [],
  scope: 'this',
  copied: undefined,
  saved: [],
  version: undefined,
  given: 0,
};

/** Whether there is something to save: days that hold nothing are nothing. */
export function isChanged({ days, saved }: Editor): boolean {
  return days !== saved && !isSame(sentOf(days), sentOf(saved));
}

/** The editor after an edit. */
export function edited(editor: Editor, edit: Edit): Editor {
  const apply = edits[edit.type] as (editor: Editor, edit: Edit) => Editor;
  return apply(editor, edit);
}

type Edits = { [Type in Edit['type']]: (editor: Editor, edit: Extract<Edit, { type: Type }>) => Editor };

const edits: Edits = {
  // What was edited meanwhile, if it shall not be lost, is one step back.
  read: (editor, { days, version, mine }) => ({
    ...noEditor,
    days,
    past: mine ? [mine] : [],
    saved: days,
    version,
    given: editor.given,
    copied: editor.copied,
    marked: sessionWith(days, editor.marked)?.id,
  }),
  mark: (editor, { id }) => {
    const isSo = id === editor.marked && editor.group === undefined;
    return isSo ? editor : { ...marking(editor, id), group: undefined };
  },
  scope: (editor, { scope }) => ({ ...editor, scope, together: seriesOf(editor.days, editor.marked, scope) }),
  add: (editor, { day, sessionOf }) => {
    const to = editor.days[day];
    if (!to) return editor;
    const number = editor.days.flatMap(({ sessions }) => sessions).length + 1;
    const start = Math.min(startOfNew(to), LAST_START);
    return added(editor, { day, start }, { ...sessionOf(number), id: newId(editor) });
  },
  addDay: (editor, { name }) => stepped(editor, withDay(editor.days, name)),
  removeDay: (editor, { day }) => stepped(editor, withoutDay(editor.days, day)),
  copyDay: (editor, { day, to }) => {
    const count = editor.days[day]?.sessions.length ?? 0;
    const ids = Array.from({ length: count }, (_, index) => newId(editor, index));
    const next = stepped(editor, withCopiedDay(editor.days, day, to, ids));
    return { ...next, given: editor.given + count };
  },
  shift: (editor, { id, days, minutes }) => {
    const shifted = withShifted(editor.days, changedWith(editor, id), minutes);
    return marking(stepped(editor, days === 0 ? shifted : withDaysLater(shifted, id, days), `move ${id}`), id);
  },
  place: (editor, { id, on, start }) => {
    const days = withDay(editor.days, on);
    const day = days.findIndex((one) => nameOfDay(one) === nameOfDay(on));
    return marking(stepped(editor, withMoved(days, id, { day, start })), id);
  },
  resize: (editor, { id, minutes }) => {
    const resized = withEnds(editor.days, changedWith(editor, id), minutes);
    return marking(stepped(editor, resized, `resize ${id}`), id);
  },
  change: (editor, { id, values, field }) =>
    stepped(
      editor,
      withChanged(editor.days, changedWith(editor, id), () => values),
      `${field} ${id}`,
    ),
  split: (editor, { id }) => ({
    ...stepped(editor, withSplit(editor.days, id, newId(editor))),
    given: editor.given + 1,
  }),
  remove: (editor, { id }) => {
    const next = stepped(editor, withoutSessions(editor.days, changedWith(editor, id)));
    return next === editor ? editor : marking(next, neighbourOf(editor.days, id));
  },
  copy: (editor, { id }) => ({ ...editor, copied: sessionWith(editor.days, id) }),
  paste: (editor, { after }) => {
    const { copied, days } = editor;
    const place = placeOf(days, after);
    const day = days[place?.day ?? -1];
    const session = sessionWith(days, after);
    if (!copied || !place || !day || !session) return editor;
    const { start, end } = minutesOf(copied);
    const to = { day: place.day, start: freeStart(day, minutesOf(session).end, end - start) };
    return added(editor, to, copyOf(copied, newId(editor)));
  },
  plan: (editor, { days }) => ({
    ...stepped(
      editor,
      withPlanned(editor.days, days, (index) => newId(editor, index)),
    ),
    given: editor.given + days.flatMap(({ sessions }) => sessions).length,
  }),
  undo: (editor) => {
    const days = editor.past.at(-1);
    if (!days) return editor;
    return gone(editor, days, { past: editor.past.slice(0, -1), future: [editor.days, ...editor.future] });
  },
  redo: (editor) => {
    const [days, ...future] = editor.future;
    if (!days) return editor;
    return gone(editor, days, { past: [...editor.past, editor.days], future });
  },
};

function added(editor: Editor, to: Target, session: EditedSession): Editor {
  const next = stepped(editor, withSession(editor.days, to, session));
  return { ...marking(next, session.id), given: editor.given + 1 };
}

/** Another session is marked: what is done to it is done to it alone until somebody says otherwise. */
function marking(editor: Editor, id: string | undefined): Editor {
  return id === editor.marked ? editor : { ...editor, marked: id, together: [], scope: 'this' };
}

/** The sessions that a change of one is made to. */
function changedWith({ marked, together }: Editor, id: string): readonly string[] {
  return marked === id && together.includes(id) ? together : [id];
}

/** The session so many columns further, where there are as many. */
function withDaysLater(days: EditedDays, id: string, count: number): EditedDays {
  const place = placeOf(days, id);
  const session = sessionWith(days, id);
  if (!place || !session) return days;
  return withMoved(days, id, { day: place.day + count, start: minutesOf(session).start });
}

/** A step that can be undone; a further one of the same group is part of it, and one that changes nothing is none. */
function stepped(editor: Editor, days: EditedDays, group?: string): Editor {
  if (days === editor.days) return editor;
  const isSameStep = group !== undefined && group === editor.group;
  const past = isSameStep ? editor.past : [...editor.past, editor.days].slice(-MEMORY);
  return { ...editor, days, past, future: [], group };
}

function gone(editor: Editor, days: EditedDays, steps: Pick<Editor, 'past' | 'future'>): Editor {
  return marking({ ...editor, ...steps, days, group: undefined }, sessionWith(days, editor.marked)?.id);
}

/** Ids of sessions that have no key yet, never given twice. */
function newId({ given }: Editor, offset = 0): string {
  return `new-${given + offset}`;
}

/** The session after one on its day, else the one before: what is marked when it goes. */
function neighbourOf(days: EditedDays, id: string): string | undefined {
  const place = placeOf(days, id);
  const sessions = place ? (days[place.day]?.sessions ?? []) : [];
  return (sessions[(place?.index ?? 0) + 1] ?? sessions[(place?.index ?? 0) - 1])?.id;
}
