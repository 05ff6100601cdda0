import { useReducer, useState, type Dispatch } from 'react';
import type { HttpError } from 'react-admin';
import type { AgendaDay } from '#model/agenda/agenda.ts';
import type { Conflict } from '#model/agenda/conflicts.ts';
import { announceProblem, bodyOf, errorsOf } from '../../../data/problems.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { readAgenda, type AgendaOwner, type VersionedAgenda } from './agenda-calls.ts';
import { edited, isChanged, noEditor, type Edit, type Editor } from './editor.ts';
import { editedOf, type EditedDays } from './edited-agenda.ts';
import type { Names } from './labels.ts';
import { problemsAt, problemsOf, type Problem } from './problems.ts';
import { currentOf, useSaving, type Saving } from './use-saving.ts';

export interface Agenda extends Saving {
  editor: Editor;
  dispatch: Dispatch<Edit>;
  isChanged: boolean;
  /** Whether the sessions are here; until then nothing is to be edited. */
  isRead: boolean;
  /** What the records that they refer to are called. */
  names: Names;
  readError: unknown;
  readAgain: () => void;
  /** What the server said of what was sent last, as long as nothing is changed since. */
  refused: readonly Problem[];
  /** Takes what the server has answered of the sessions, or refused, outside of a save. */
  take: (agenda: VersionedAgenda) => void;
  refuse: (problem: unknown) => void;
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
  const [editor, dispatch] = useReducer(edited, noEditor);
  const [refusal, setRefusal] = useState<Refusal>();
  const edit = (days: readonly AgendaDay[]) => editedOf(days, { now: new Date().toISOString(), isLaunched });
  const read = (agenda: VersionedAgenda, mine?: EditedDays) =>
    dispatch({ type: 'read', days: edit(agenda.days), version: agenda.version, ...(mine && { mine }) });
  const begin = (agenda: VersionedAgenda) => {
    if (editor.version !== undefined && isChanged(editor)) return;
    read(agenda);
    if (editor.version !== undefined || !unsaved) return;
    const days = edit(unsaved.days);
    dispatch({ type: 'replace', days });
    setRefusal({ days, problems: problemsAt(days, unsaved.errors) });
  };
  const { value, error, retry } = useAnswer({ ...owner, version }, async ({ entity, key }, signal) => {
    const agenda = await readAgenda(data, { entity, key }, signal);
    begin(agenda);
    return agenda;
  });
  const take = (agenda: VersionedAgenda) => {
    read(agenda);
    setRefusal(undefined);
    onSaved();
  };
  const refuse = (problem: unknown, days: EditedDays) => setRefusal({ days, problems: refusedIn(days, problem) });
  const saving = useSaving(owner, { editor, onSaved: take, onRefused: refuse, onTheirs: read });
  return {
    ...saving,
    editor,
    dispatch,
    isChanged: isChanged(editor),
    isRead: editor.version !== undefined,
    names: value?.names ?? noNames,
    readError: error,
    readAgain: retry,
    refused: refusal?.days === editor.days ? refusal.problems : [],
    take,
    refuse: (problem) => {
      announceProblem(problem as HttpError);
      const current = currentOf(problem);
      if (current) read(current);
      else refuse(problem, editor.days);
    },
  };
}

const noNames: Names = {};

/** What the server says of sessions; conflicts name the event that is in the way. */
function refusedIn(days: EditedDays, problem: unknown): Problem[] {
  const { conflicts = [] } = (bodyOf(problem) ?? {}) as { conflicts?: Conflict[] };
  return conflicts.length > 0 ? problemsOf(days, conflicts) : problemsAt(days, errorsOf(problem));
}
