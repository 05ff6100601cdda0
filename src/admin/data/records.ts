import type { GetListParams, RaRecord, UpdateParams } from 'react-admin';
import type { Call } from '#model/calls.ts';
import type { Values } from '#model/values.ts';

interface Many {
  data: RaRecord[];
  total?: number | undefined;
}

interface One {
  data: RaRecord;
}

interface Quiet {
  quiet?: readonly number[];
}

/** Another list of an entity's records than its own, given to `getList` as `meta.list`. */
export interface OtherList {
  call: Call;
  query: Record<string, string>;
}

/** The records of one source, as react-admin asks for them: what a dialect says in its own words. */
export interface Records {
  getList: (params: GetListParams) => Promise<Many>;
  getOne: (params: { id: RaRecord['id']; signal?: AbortSignal }) => Promise<One>;
  getMany: (params: { ids: RaRecord['id'][] }) => Promise<Many>;
  create: (params: { data: Values }) => Promise<One>;
  /** `meta.statusOnly` sets the status and answers the record as it is then, whoever has changed it meanwhile. */
  update: (params: UpdateParams) => Promise<One>;
  /** `meta.quiet` are the statuses that whoever deletes shows in place. */
  deleteMany: (params: { ids: RaRecord['id'][]; meta?: Quiet | undefined }) => Promise<{ data: RaRecord['id'][] }>;
}
