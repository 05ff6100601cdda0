import { useState } from 'react';
import { useNotify, type HttpError, type RaRecord } from 'react-admin';
import { isSame, type Values } from '#model/values.ts';
import { announceProblem, bodyOf, statusOf, type ProblemBody } from '../../../data/problems.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { saveAgenda, saveTogether, type AgendaOwner, type VersionedAgenda } from './agenda-calls.ts';
import { isChanged, type Editor } from './editor.ts';
import { sentOf, type EditedDays } from './edited-agenda.ts';

export interface Saving {
  isSaving: boolean;
  /** Why the last save did not come to an end; what is refused with its reasons did. */
  saveError: unknown;
  /** The sessions as somebody else has saved them meanwhile. */
  theirs: VersionedAgenda | undefined;
  save: () => Promise<void>;
  /** Saves values of the record and the sessions as one; rejects with the problem, and neither is saved then. */
  saveWith: (values: Values) => Promise<RaRecord>;
  /** Loads theirs, with the own changes one step back, or saves the own ones over them. */
  takeTheirs: () => void;
  keepMine: () => Promise<void>;
}

interface Options {
  editor: Editor;
  onSaved: (agenda: VersionedAgenda) => void;
  /** Told before the record is shown as it was saved with them. */
  onSavedTogether: (agenda: VersionedAgenda) => void;
  onRefused: (problem: unknown, days: EditedDays) => void;
  onTheirs: (theirs: VersionedAgenda, mine: EditedDays) => void;
}

/** Saves the sessions as a whole, and asks whose are right where somebody else was faster. */
export function useSaving(owner: AgendaOwner, { editor, onSaved, onRefused, onTheirs, ...told }: Options): Saving {
  const data = useRostrumData();
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const [saveError, setSaveError] = useState<unknown>();
  const [theirs, setTheirs] = useState<VersionedAgenda>();
  const fail = async (problem: unknown, days: EditedDays): Promise<void> => {
    const current = currentOf(problem);
    // The record was changed, but its sessions were not: nobody's work is lost.
    if (current && isSame(current.days, sentOf(editor.saved))) return send(days, current.version);
    if (current) return setTheirs(current);
    announceProblem(problem as HttpError);
    return statusOf(problem) === 400 ? onRefused(problem, days) : setSaveError(problem);
  };
  const send = async (days: EditedDays, version: number): Promise<void> => {
    setSaving(true);
    setSaveError(undefined);
    setTheirs(undefined);
    try {
      onSaved(await saveAgenda(data, owner, { version, days: sentOf(days) }));
      notify('agenda.saved', { type: 'success' });
    } catch (problem) {
      await fail(problem, days);
    } finally {
      setSaving(false);
    }
  };
  const saveWith = async (values: Values): Promise<RaRecord> => {
    const days = sentOf(editor.days);
    setSaveError(undefined);
    try {
      const { record, agenda } = await saveTogether(data, owner.entity, { ...values, key: owner.key, days });
      told.onSavedTogether(agenda);
      return record;
    } catch (problem) {
      const current = currentOf(problem);
      if (current && !isSame(current.days, sentOf(editor.saved))) {
        setTheirs(current);
        throw new SessionsChanged();
      }
      if (!current) announceProblem(problem as HttpError);
      if (statusOf(problem) === 400) onRefused(problem, editor.days);
      else if (!current) setSaveError(problem);
      throw problem;
    }
  };
  return {
    isSaving,
    saveWith,
    saveError: isChanged(editor) ? saveError : undefined,
    theirs,
    save: () => send(editor.days, editor.version ?? 0),
    takeTheirs: () => {
      if (theirs) onTheirs(theirs, withoutForeignKeys(editor.days, theirs));
      setTheirs(undefined);
    },
    keepMine: () => (theirs ? send(withoutForeignKeys(editor.days, theirs), theirs.version) : Promise.resolve()),
  };
}

/** Whose sessions are right is asked first; what the record says is saved after that. */
class SessionsChanged extends Error {
  override name = 'SessionsChanged';
  readonly body: ProblemBody = { errors: { '': 'common.conflict' } };
}

/** The sessions as they are, when those that were sent are stale. */
export function currentOf(problem: unknown): VersionedAgenda | undefined {
  return statusOf(problem) === 409 ? (bodyOf(problem)?.current as unknown as VersionedAgenda | undefined) : undefined;
}

/** Sessions that are gone from theirs are new ones when mine are saved over them. */
function withoutForeignKeys(days: EditedDays, theirs: VersionedAgenda): EditedDays {
  const known = new Set(theirs.days.flatMap(({ sessions }) => sessions.map(({ key }) => key)));
  return days.map((day) => ({
    ...day,
    sessions: day.sessions.map(({ key, ...session }) => (known.has(key) && key ? { ...session, key } : session)),
  }));
}
