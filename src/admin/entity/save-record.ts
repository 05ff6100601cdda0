import { useUpdate, type HttpError, type RaRecord } from 'react-admin';
import { useState } from 'react';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { announceProblem, bodyOf, statusOf } from '../data/problems.ts';
import { changedValues } from './form-values.ts';
import { freshRecord, useShowFresh } from './fresh-record.ts';
import { useResetList } from './reset-list.ts';

/** Saves what was changed, with its version, as one with what else was changed on the page; answers the record. */
export type SaveTogether = (changed: Values) => Promise<RaRecord>;

/** What was to be saved, and what somebody else has saved meanwhile. */
interface Conflict {
  mine: Values;
  current: Values;
  /** Why the choice could not be saved. */
  problem?: unknown;
}

/** Saves a record, pessimistically; where somebody else was faster there is a conflict, until it is chosen or left. */
export function useSaveRecord({ name }: Entity, record: RaRecord, saveTogether: SaveTogether | undefined) {
  const resetList = useResetList(name);
  const showFresh = useShowFresh(name);
  const [update] = useUpdate();
  const [conflict, setConflict] = useState<Conflict>();
  const updateAlone = (data: Values, previousData: Values) => {
    const params = { id: record.id, data, previousData: previousData as RaRecord, meta: freshRecord };
    return update(name, params, { mutationMode: 'pessimistic', returnPromise: true, onError: () => {} });
  };
  const send = async (changed: Values, previous: Values) => {
    if (saveTogether) showFresh(await saveTogether({ ...changed, version: previous['version'] }));
    else await updateAlone(changed, previous);
    setConflict(undefined);
    resetList();
  };
  const tellConflict = (mine: Values, problem: unknown) => {
    if (statusOf(problem) !== 409) return;
    const current = bodyOf(problem)?.current;
    if (current) setConflict({ mine, current });
    else announceProblem(problem as HttpError);
  };
  const save = async (values: Values) => {
    const changed = changedValues(values, record);
    if (Object.keys(changed).length === 0 && !saveTogether) return;
    await send(changed, record).catch((problem: unknown) => {
      tellConflict(changed, problem);
      throw problem;
    });
  };
  const choose = (chosen: Values) =>
    void send(chosen, { ...record, ...conflict?.current }).catch((problem: unknown) => {
      setConflict((before) => before && { ...before, problem });
      // Somebody may have been faster once more.
      tellConflict(chosen, problem);
    });
  return { save, conflict, choose, leave: () => setConflict(undefined) };
}
