import { useReducer, type Dispatch } from 'react';
import type { HttpError } from 'react-admin';
import type { AgendaDay } from '#model/agenda/agenda.ts';
import { announceProblem, statusOf } from '../../../data/problems.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { readAgenda, type AgendaOwner, type VersionedAgenda } from './agenda-calls.ts';
import { edited, isChanged, noEditor, type Edit, type Editor } from './editor.ts';
import { editedOf, type EditedDays } from './edited-agenda.ts';
import type { Names } from './labels.ts';
import type { Problem } from './problems.ts';
import { useRefusal } from './use-refusal.ts';
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
  /** Shows the sessions, and what they belong to, as they are after a change that was made beside the editor. */
  renew: () => void;
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
  onSaved: () => void;
}

/** The sessions of an event or a training: read, edited, saved as a whole. */
export function useAgenda(owner: AgendaOwner, { version, isLaunched, onSaved }: Options): Agenda {
  const data = useRostrumData();
  const [editor, dispatch] = useReducer(edited, noEditor);
  const { refused, refuse, forget } = useRefusal(editor.days);
  const edit = (days: readonly AgendaDay[]) => editedOf(days, { now: new Date().toISOString(), isLaunched });
  const read = (agenda: VersionedAgenda, mine?: EditedDays) =>
    dispatch({ type: 'read', days: edit(agenda.days), version: agenda.version, ...(mine && { mine }) });
  const begin = (agenda: VersionedAgenda) => {
    if (editor.version === undefined || !isChanged(editor)) read(agenda);
  };
  const { value, error, retry } = useAnswer({ ...owner, version }, async ({ entity, key }, signal) => {
    const agenda = await readAgenda(data, { entity, key }, signal);
    begin(agenda);
    return agenda;
  });
  const accept = (agenda: VersionedAgenda) => {
    read(agenda);
    forget();
  };
  const take = (agenda: VersionedAgenda) => {
    accept(agenda);
    onSaved();
  };
  const saving = useSaving(owner, {
    editor,
    onSaved: take,
    onSavedTogether: accept,
    onRefused: refuse,
    onTheirs: read,
  });
  return {
    ...saving,
    editor,
    dispatch,
    isChanged: isChanged(editor),
    isRead: editor.version !== undefined,
    names: value?.names ?? noNames,
    readError: error,
    readAgain: retry,
    renew: () => {
      retry();
      onSaved();
    },
    refused,
    take,
    refuse: (problem) => {
      announceProblem(problem as HttpError);
      const current = currentOf(problem);
      if (current) read(current);
      else if (statusOf(problem) === 400) refuse(problem, editor.days);
    },
  };
}

const noNames: Names = {};
