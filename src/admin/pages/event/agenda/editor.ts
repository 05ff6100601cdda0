import type { AgendaDay, AgendaSession } from '#model/agenda/agenda.ts';
import { isSame } from '#model/values.ts';
import { placeOf, sentOf, sessionWith, type EditedDays, type EditedSession } from './edited-agenda.ts';
import {
  copyOf,
  withChanged,
  withCopiedDay,
  withDay,
  withEnd,
  withMoved,
  withoutDay,
  withoutSession,
  withPlanned,
  withSession,
  withSplit,
  type DayName,
  type Target,
} from './operations.ts';

/** What a person edits: the days, what was before and after them, and which session is marked. */
export interface Editor {
  days: EditedDays;
  past: readonly EditedDays[];
  future: readonly EditedDays[];
  /** What the last change belongs to: another one of the same is undone with it. */
  group: string | undefined;
  /** The id of the session that keys and the inspector are about. */
  marked: string | undefined;
  copied: EditedSession | undefined;
  /** What the server has. */
  saved: EditedDays;
  /** The version with which it is saved; undefined before there is anything to save. */
  version: number | undefined;
  /** How many ids were given to new sessions. */
  given: number;
}

export type Edit =
  | { type: 'read'; days: EditedDays; version: number }
  | { type: 'mark'; id: string | undefined }
  | { type: 'add'; to: Target; session: AgendaSession }
  | { type: 'addDay'; name: DayName }
  | { type: 'removeDay'; day: number }
  | { type: 'copyDay'; day: number; to: DayName }
  | { type: 'move'; id: string; to: Target }
  | { type: 'resize'; id: string; end: number }
  | { type: 'change'; id: string; values: Partial<AgendaSession>; field: string }
  | { type: 'split'; id: string }
  | { type: 'remove'; id: string }
  | { type: 'copy'; id: string }
  | { type: 'paste'; to: Target }
  | { type: 'plan'; days: readonly AgendaDay[] }
  | { type: 'replace'; days: EditedDays }
  | { type: 'undo' }
  | { type: 'redo' };

/** As many steps as are remembered. */
const MEMORY = 200;

export const noEditor: Editor = {
  days: [],
  past: [],
  future: [],
  group: undefined,
  marked: undefined,
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
  read: (editor, { days, version }) => ({
    ...noEditor,
    days,
    saved: days,
    version,
    given: editor.given,
    copied: editor.copied,
    marked: sessionWith(days, editor.marked)?.id,
  }),
  mark: (editor, { id }) => ({ ...editor, marked: id, group: undefined }),
  add: (editor, { to, session }) => added(editor, to, { ...session, id: newId(editor) }),
  addDay: (editor, { name }) => stepped(editor, withDay(editor.days, name)),
  removeDay: (editor, { day }) => stepped(editor, withoutDay(editor.days, day)),
  copyDay: (editor, { day, to }) => {
    const count = editor.days[day]?.sessions.length ?? 0;
    const ids = Array.from({ length: count }, (_, index) => newId(editor, index));
    const next = stepped(editor, withCopiedDay(editor.days, day, to, ids));
    return { ...next, given: editor.given + count };
  },
  move: (editor, { id, to }) => ({ ...stepped(editor, withMoved(editor.days, id, to), `move ${id}`), marked: id }),
  resize: (editor, { id, end }) => ({ ...stepped(editor, withEnd(editor.days, id, end), `resize ${id}`), marked: id }),
  change: (editor, { id, values, field }) => stepped(editor, withChanged(editor.days, id, values), `${field} ${id}`),
  split: (editor, { id }) => ({
    ...stepped(editor, withSplit(editor.days, id, newId(editor))),
    given: editor.given + 1,
  }),
  remove: (editor, { id }) => {
    const next = stepped(editor, withoutSession(editor.days, id));
    return next === editor ? editor : { ...next, marked: neighbourOf(editor.days, id) };
  },
  copy: (editor, { id }) => ({ ...editor, copied: sessionWith(editor.days, id) }),
  paste: (editor, { to }) => (editor.copied ? added(editor, to, copyOf(editor.copied, newId(editor))) : editor),
  plan: (editor, { days }) => ({
    ...stepped(
      editor,
      withPlanned(editor.days, days, (index) => newId(editor, index)),
    ),
    given: editor.given + days.flatMap(({ sessions }) => sessions).length,
  }),
  replace: (editor, { days }) => stepped(editor, days),
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
  return { ...next, marked: session.id, given: editor.given + 1 };
}

/** A step that can be undone; a further one of the same group is part of it, and one that changes nothing is none. */
function stepped(editor: Editor, days: EditedDays, group?: string): Editor {
  if (days === editor.days) return editor;
  const isSameStep = group !== undefined && group === editor.group;
  const past = isSameStep ? editor.past : [...editor.past, editor.days].slice(-MEMORY);
  return { ...editor, days, past, future: [], group };
}

function gone(editor: Editor, days: EditedDays, steps: Pick<Editor, 'past' | 'future'>): Editor {
  return { ...editor, ...steps, days, group: undefined, marked: sessionWith(days, editor.marked)?.id };
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
