import simpleRestProvider from 'ra-data-simple-rest';
import type { RaRecord } from 'react-admin';
import { entityCalls, restPath } from '#model/calls.ts';
import type { Values } from '#model/values.ts';
import { restFilterOf } from './rest-filter.ts';
import { restClientOf } from './rest-client.ts';
import type { Records } from './records.ts';
import type { Source } from './sources.ts';

/** Records over the dialect of ra-data-simple-rest: on our server below `/rest`, elsewhere at the collection. */
export function restRecords(source: Source): Records {
  return { ...reading(source), ...writing(source) };
}

function reading({ api, name, isForeign }: Source): Pick<Records, 'getList' | 'getOne' | 'getMany'> {
  const rest = simpleRestProvider(isForeign ? '' : restPath, restClientOf(api));
  const getList: Records['getList'] = async ({ filter, ...params }) => {
    const { data, total } = await rest.getList(name, { ...params, filter: restFilterOf(filter) });
    return { data: data.map(withKey), total };
  };
  return {
    getList,
    getOne: async (params) => ({ data: withKey((await rest.getOne(name, params)).data) }),
    // Without a range a server answers one page, however many ids are asked for.
    getMany: ({ ids }) => {
      const pagination = { page: 1, perPage: ids.length };
      return getList({ pagination, sort: { field: 'id', order: 'ASC' }, filter: { criteria: { id: ids } } });
    },
  };
}

function writing(source: Source): Pick<Records, 'create' | 'update' | 'deleteMany'> {
  const { api, name, isForeign } = source;
  const base = isForeign ? '' : restPath;
  const rest = simpleRestProvider(base, restClientOf(api));
  const compared = simpleRestProvider(base, restClientOf(api, { quiet: [409] }));
  /** Elsewhere a PUT replaces the record; ours takes a part of it. */
  const whole = (stored: Values, changed: Values): Values => {
    if (!isForeign) return { version: stored['version'], ...changed };
    const { key: _key, ...record } = { ...stored, ...changed };
    return record;
  };
  return {
    create: async ({ data }) => ({ data: withKey({ ...data, ...(await rest.create(name, { data })).data }) }),
    update: async ({ id, data, previousData = {}, meta }) => {
      if (!meta?.statusOnly) {
        const params = { id, data: whole(previousData, data), previousData };
        return { data: withKey((await compared.update(name, params)).data) };
      }
      const stored = isForeign ? (await rest.getOne(name, { id })).data : {};
      const params = { id, data: whole(stored, data), previousData };
      return { data: withKey((await rest.update(name, params)).data) };
    },
    deleteMany: async ({ ids, meta = {} }) => {
      const removing = simpleRestProvider(base, restClientOf(api, meta));
      // One transaction where there is a call for it.
      if (!isForeign && ids.length > 1) await api.json(entityCalls(name).remove, { body: { keys: ids }, ...meta });
      else await allOf(ids.map((id) => removing.delete(name, { id })));
      return { data: ids };
    },
  };
}

/** Waits for all of them, also when one fails: what is shown afterwards is then final. */
async function allOf(promises: Promise<unknown>[]): Promise<void> {
  const failed = (await Promise.allSettled(promises)).find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** Screens say `key`; the wire says `id`, which may be a number. */
function withKey(record: RaRecord): RaRecord {
  return { ...record, key: String(record.id) };
}
