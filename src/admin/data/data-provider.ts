import type { DataProvider, GetListParams, RaRecord, UpdateParams } from 'react-admin';
import { calls, entityCalls } from '#model/calls.ts';
import type { Criteria } from '#model/criteria.ts';
import type { HistoryItem, Option } from '#model/history.ts';
import { MAX_OPTIONS, MAX_PAGE_SIZE } from '#model/limits.ts';
import type { Page } from '#model/paged-query.ts';
import type { Api, Download } from './api.ts';
import { batchOptions } from './batched-options.ts';
import type { SecurityAttribute } from './security-attribute.ts';
import { pagedQueryOf, searchCriteriaOf } from './paged-query.ts';

/** A record as the API answers it. */
type WireRecord = Record<string, unknown> & { key: string; version: number };

/** What our API can do beyond react-admin's own methods. */
export interface RostrumDataProvider extends DataProvider {
  history: (resource: string, key: string) => Promise<HistoryItem[]>;
  exportList: (resource: string, format: 'csv' | 'xlsx', list: Partial<GetListParams>) => Promise<Download>;
  options: (resource: string, search: { text?: string; keys?: string[] }) => Promise<Option[]>;
  attributes: () => Promise<SecurityAttribute[]>;
  attributeValues: (attribute: string, text: string) => Promise<Option[]>;
  /** How many active learners satisfy the criteria. */
  countAudience: (criteria: Criteria, signal?: AbortSignal) => Promise<number>;
}

/** react-admin's data over the POST dialect of the contract. */
export function createDataProvider(api: Api): RostrumDataProvider {
  return { ...reading(api), ...writing(api), ...ownMethods(api), supportAbortSignal: true } as RostrumDataProvider;
}

function reading(api: Api) {
  const page = async (resource: string, body: unknown, signal?: AbortSignal) => {
    const { items, totalItems } = await api.json<Page<WireRecord>>(entityCalls(resource).list, { body, signal });
    return { data: items.map(withId), total: totalItems };
  };
  const withCriteria = ({ pagination, sort }: Partial<GetListParams>, criteria: Criteria) =>
    pagedQueryOf({ ...(pagination && { pagination }), ...(sort && { sort }), filter: { criteria } });
  return {
    getList: (resource: string, params: GetListParams) => page(resource, pagedQueryOf(params), params.signal),
    getOne: async (resource: string, { id, signal }: { id: string; signal?: AbortSignal }) => {
      const record = await api.json<WireRecord>(entityCalls(resource).detail, { query: { key: id }, signal });
      return { data: withId(record) };
    },
    getMany: (resource: string, { ids }: { ids: string[] }) =>
      page(resource, withCriteria({ pagination: { page: 1, perPage: MAX_PAGE_SIZE } }, { key: { anyOf: ids } })),
    getManyReference: (resource: string, params: GetListParams & { target: string; id: string }) =>
      page(resource, withCriteria(params, { [params.target]: params.id }), params.signal),
  };
}

function writing(api: Api) {
  const remove = (resource: string, keys: string[]) => api.json(entityCalls(resource).remove, { body: { keys } });
  return {
    create: async (resource: string, { data }: { data: Record<string, unknown> }) => {
      return { data: withId(await api.json<WireRecord>(entityCalls(resource).save, { body: data })) };
    },
    update: async (resource: string, { id, data, previousData, meta }: UpdateParams) => {
      if (meta?.statusOnly) return { data: withId(await setStatus(api, resource, id, data)) };
      const body = { version: previousData?.version, ...data, key: id };
      const call = entityCalls(resource).update;
      return { data: withId(await api.json<WireRecord>(call, { body, quiet: [409] })) };
    },
    updateMany: () => Promise.reject(new Error('There is no call that updates many records')),
    delete: async (resource: string, { id }: { id: string }) => {
      await remove(resource, [id]);
      return { data: { id } };
    },
    deleteMany: async (resource: string, { ids }: { ids: string[] }) => {
      await remove(resource, ids);
      return { data: ids };
    },
  };
}

/** An update with `meta.statusOnly`: sets the status, and answers the record as it is then. */
async function setStatus(api: Api, resource: string, key: string, { status }: { status?: boolean }) {
  const { updateStatus, detail } = entityCalls(resource);
  await api.json(updateStatus, { query: { key }, body: { key, status } });
  return api.json<WireRecord>(detail, { query: { key } });
}

function ownMethods(api: Api) {
  const askOptions = async (resource: string, body: { text?: string; keys?: string[] }) =>
    (await api.json<{ items: Option[] }>(entityCalls(resource).options, { body })).items;
  const optionsOf = batchOptions((resource, keys) => askOptions(resource, { keys }));
  return {
    history: async (resource: string, key: string) =>
      (await api.json<{ items: HistoryItem[] }>(entityCalls(resource).history, { query: { key } })).items,
    exportList: (resource: string, format: string, { sort, filter }: Partial<GetListParams>) => {
      const { sortConfig } = pagedQueryOf(sort ? { sort } : {});
      const body = { ...(sortConfig && { sortConfig }), searchCriteria: searchCriteriaOf(filter ?? {}) };
      return api.download(entityCalls(resource).export, { query: { format }, body });
    },
    options: (resource: string, search: { text?: string; keys?: string[] }) =>
      search.keys && search.text === undefined ? optionsOf(resource, search.keys) : askOptions(resource, search),
    attributes: once(
      async () => (await api.json<{ items: SecurityAttribute[] }>(calls.securityFilterAttributes)).items,
    ),
    attributeValues: async (attribute: string, text: string) => {
      const call = calls.securityFilterValues;
      const { items } = await api.json<{ items: Option[] }>(call, { query: { attribute, text } });
      return items.slice(0, MAX_OPTIONS);
    },
    countAudience: async (securityCriteria: Criteria, signal?: AbortSignal) => {
      const request = { body: { securityCriteria }, signal, quiet: [400] };
      return (await api.json<{ userCount: number }>(calls.validateUserFilterCriteria, request)).userCount;
    },
  };
}

/** Asks once, and again only after a failure. */
function once<Value>(ask: () => Promise<Value>): () => Promise<Value> {
  let answer: Promise<Value> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

/** react-admin demands `id`; the wire says `key`. */
function withId(record: WireRecord): RaRecord {
  return { ...record, id: record.key };
}
