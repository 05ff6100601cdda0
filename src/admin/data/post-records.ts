import type { RaRecord } from 'react-admin';
import { entityCalls } from '#model/calls.ts';
import { MAX_PAGE_SIZE } from '#model/limits.ts';
import type { Page } from '#model/paged-query.ts';
import type { Values } from '#model/values.ts';
import { pagedQueryOf } from './paged-query.ts';
import type { OtherList, Records } from './records.ts';
import type { Source } from './sources.ts';

/** A record as the POST dialect answers it; where it has no version, conflicts can't be told. */
type WireRecord = Values & { key: string; version?: number };

/** Records over the POST dialect of the contract. */
export function postRecords(source: Source): Records {
  return { ...reading(source), ...writing(source) };
}

function reading({ api, name }: Source): Pick<Records, 'getList' | 'getOne' | 'getMany'> {
  const calls = entityCalls(name);
  const page = async (body: unknown, signal?: AbortSignal, other?: OtherList) => {
    const { call, query } = other ?? { call: calls.list, query: {} };
    const { items, totalItems } = await api.json<Page<WireRecord>>(call, { query, body, signal });
    return { data: items.map(withId), total: totalItems };
  };
  return {
    getList: (params) => page(pagedQueryOf(params), params.signal, params.meta?.list as OtherList | undefined),
    getOne: async ({ id, signal }) => ({
      data: withId(await api.json<WireRecord>(calls.detail, { query: { key: String(id) }, signal })),
    }),
    getMany: ({ ids }) => {
      const pagination = { page: 1, perPage: MAX_PAGE_SIZE };
      return page(pagedQueryOf({ pagination, filter: { criteria: { key: { anyOf: ids } } } }));
    },
  };
}

function writing(source: Source): Pick<Records, 'create' | 'update' | 'deleteMany'> {
  const { api, name } = source;
  const calls = entityCalls(name);
  return {
    create: async ({ data }) => ({ data: withId(await api.json<WireRecord>(calls.save, { body: data })) }),
    update: async ({ id, data, previousData, meta }) => {
      if (meta?.statusOnly) return { data: withId(await setStatus(source, String(id), data)) };
      const body = { version: previousData?.version, ...data, key: id };
      return { data: withId(await api.json<WireRecord>(calls.update, { body, quiet: [409] })) };
    },
    deleteMany: async ({ ids, meta = {} }) => {
      await api.json(calls.remove, { body: { keys: ids }, ...meta });
      return { data: ids };
    },
  };
}

async function setStatus({ api, name, offers }: Source, key: string, { status }: { status?: boolean }) {
  const { update, updateStatus, detail } = entityCalls(name);
  if (!offers('update-status')) return api.json<WireRecord>(update, { body: { key, status } });
  await api.json(updateStatus, { query: { key }, body: { key, status } });
  return api.json<WireRecord>(detail, { query: { key } });
}

/** react-admin demands `id`; the wire says `key`. */
function withId(record: WireRecord): RaRecord {
  return { ...record, id: record.key };
}
