import type { GetListParams, Identifier } from 'react-admin';
import { REMOVE, type BulkRefusal, type BulkResult, type BulkTask, type SelectedKeys } from '#model/bulk.ts';
import { entityCalls } from '#model/calls.ts';
import { quietly } from './api.ts';
import { unpagedQueryOf } from './paged-query.ts';
import { messageOf } from './problems.ts';
import type { Records } from './records.ts';
import type { Source, SourceOf } from './sources.ts';

/** What became of one record: done, unless there are errors. */
export interface BulkOutcome extends Partial<BulkRefusal> {
  id: Identifier;
}

/** Work on many records of a list. */
export interface BulkMethods {
  /** The first keys of all that a list finds, and how many records those are. */
  keys: (resource: string, list: Partial<GetListParams>) => Promise<SelectedKeys>;
  /** Does one thing to each of some records; what came of each is told in their order, and announced nowhere. */
  bulk: (resource: string, task: BulkTask, ids: readonly Identifier[]) => Promise<BulkOutcome[]>;
}

export function bulkMethods(sourceOf: SourceOf, recordsAt: (source: Source) => Promise<Records>): BulkMethods {
  return {
    keys: (resource, list) => {
      const { api, name } = sourceOf(resource);
      return api.json(entityCalls(name).keys, { body: unpagedQueryOf(list) });
    },
    bulk: async (resource, task, ids) => {
      const source = sourceOf(resource);
      const api = quietly(source.api);
      return source.offers('bulk')
        ? atOnce({ ...source, api }, task, ids)
        : oneByOne(await recordsAt({ ...source, api }), task, ids);
    },
  };
}

async function atOnce({ api, name }: Source, task: BulkTask, ids: readonly Identifier[]): Promise<BulkOutcome[]> {
  const { results } = await api.json<{ results: BulkResult[] }>(entityCalls(name).bulk, {
    body: { ...task, keys: ids },
  });
  return ids.map((id, index) => ({ ...results[index], id }));
}

/** Where there is no call for many: the single calls, which every server has, for removing and for the status. */
async function oneByOne(records: Records, { action, status }: BulkTask, ids: readonly Identifier[]) {
  const outcomes: BulkOutcome[] = [];
  for (const id of ids) {
    const done =
      action === REMOVE
        ? records.deleteMany({ ids: [id] })
        : records.update({ id, data: { status }, previousData: { id }, meta: { statusOnly: true } });
    outcomes.push(
      await done.then(
        () => ({ id }),
        (problem: unknown) => ({ id, errors: { '': [messageOf(problem)] } }),
      ),
    );
  }
  return outcomes;
}
