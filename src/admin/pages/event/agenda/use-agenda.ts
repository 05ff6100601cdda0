import { useReducer, useState, type Dispatch } from 'react';
import { useNotify } from 'react-admin';
import type { AgendaDay } from '#model/agenda/agenda.ts';
import type { Conflict } from '#model/agenda/conflicts.ts';
import { isSame } from '#model/values.ts';
import { readAgenda, saveAgenda, type AgendaOwner, type VersionedAgenda } from './agenda-calls.ts';
import { bodyOf, errorsOf, statusOf } from '../../../data/problems.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { edited, isChanged, noEditor, type Edit, type Editor } from './editor.ts';
import { editedOf, sentOf, type EditedDays } from './edited-agenda.ts';
import { problemsAt, problemsOf, type Problem } from './problems.ts';

export interface Agenda {
  editor: Editor;
  dispatch: Dispatch<Edit>;
  isChanged: boolean;
  /** Whether the sessions are here; until then nothing is to be edited. */
  isRead: boolean;
  readError: unknown;
  readAgain: () => void;
  isSaving: boolean;
  /** What the server said of what was sent last, as long as nothing is changed since. */
  refused: readonly Problem[];
  /** The sessions as somebody else has saved them meanwhile. */
  theirs: VersionedAgenda | undefined;
  save: () => Promise<void>;
  /** Gives up the own changes for theirs, or saves them over theirs. */
  takeTheirs: () => void;
  keepMine: () => Promise<void>;
}

interface Options {
  /** The version of the record that the sessions belong to: a new one is read again while nothing is changed. */
  version: unknown;
  isLaunched: boolean;
  /** Sessions that were to be saved before, and what was said of them. */
  unsaved?: { days: AgendaDay[]; errors: Record<string, string> } | undefined;
  onSaved: () => void;
}

interface Refusal {
  days: EditedDays;
  problems: readonly Problem[];
}

/** The sessions of an event or a training: read, edited, saved as a whole. */
export function useAgenda(owner: AgendaOwner, { version, isLaunched, unsaved, onSaved }: Options): Agenda {
  const data = useRostrumData();
  const notify = useNotify();
  const [editor, dispatch] = useReducer(edited, noEditor);
  const [isSaving, setSaving] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [theirs, setTheirs] = useState<VersionedAgenda>();
  const edit = (days: readonly AgendaDay[]) => editedOf(days, { now: new Date().toISOString(), isLaunched });
  const read = (agenda: VersionedAgenda) =>
    dispatch({ type: 'read', days: edit(agenda.days), version: agenda.version });
  const take = (agenda: VersionedAgenda) => {
    if (editor.version !== undefined && isChanged(editor)) return;
    read(agenda);
    if (editor.version !== undefined || !unsaved) return;
    const days = edit(unsaved.days);
    dispatch({ type: 'replace', days });
    setRefusal({ days, problems: problemsAt(days, unsaved.errors) });
  };
  const { error, retry } = useAnswer({ ...owner, version }, async ({ entity, key }, signal) =>
    take(await readAgenda(data, { entity, key }, signal)),
  );
  const send = async (days: EditedDays, sentVersion: number): Promise<void> => {
    setSaving(true);
    setTheirs(undefined);
    try {
      read(await saveAgenda(data, owner, { version: sentVersion, days: sentOf(days) }));
      setRefusal(undefined);
      notify('agenda.saved', { type: 'success' });
      onSaved();
    } catch (problem) {
      const current = bodyOf(problem)?.current as unknown as VersionedAgenda | undefined;
      if (statusOf(problem) !== 409 || !current) setRefusal({ days, problems: refusedIn(days, problem) });
      // The record was changed, but its sessions were not: nobody's work is lost.
      else if (isSame(current.days, sentOf(editor.saved))) await send(days, current.version);
      else setTheirs(current);
    } finally {
      setSaving(false);
    }
  };
  return {
    editor,
    dispatch,
    isChanged: isChanged(editor),
    isRead: editor.version !== undefined,
    readError: error,
    readAgain: retry,
    isSaving,
    refused: refusal?.days === editor.days ? refusal.problems : [],
    theirs,
    save: () => send(editor.days, editor.version ?? 0),
    takeTheirs: () => {
      if (theirs) read(theirs);
      setTheirs(undefined);
    },
    keepMine: () => (theirs ? send(withoutForeignKeys(editor.days, theirs), theirs.version) : Promise.resolve()),
  };
}

/** What the server says of sessions; conflicts name the event that is in the way. */
function refusedIn(days: EditedDays, problem: unknown): Problem[] {
  const { conflicts = [] } = (bodyOf(problem) ?? {}) as { conflicts?: Conflict[] };
  return conflicts.length > 0 ? problemsOf(days, conflicts) : problemsAt(days, errorsOf(problem));
}

/** Sessions that are gone from theirs are new ones when mine are saved over them. */
function withoutForeignKeys(days: EditedDays, theirs: VersionedAgenda): EditedDays {
  const known = new Set(theirs.days.flatMap(({ sessions }) => sessions.map(({ key }) => key)));
  return days.map((day) => ({
    ...day,
    sessions: day.sessions.map(({ key, ...session }) => (known.has(key) && key ? { ...session, key } : session)),
  }));
}
