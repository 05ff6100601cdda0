import type { DataProvider, GetListParams } from 'react-admin';
import type { AudiencePreview } from '#model/audience.ts';
import { calls, type Call } from '#model/calls.ts';
import type { Criteria } from '#model/criteria.ts';
import type { HistoryItem, Option } from '#model/history.ts';
import { MAX_OPTIONS } from '#model/limits.ts';
import type { Page } from '#model/paged-query.ts';
import type { UploadReport } from '#model/upload.ts';
import type { Dialect } from '#model/vocabulary.ts';
import { quietly, type Api, type Download } from './api.ts';
import { batchOptions } from './batched-options.ts';
import { bulkMethods, type BulkMethods } from './bulk-methods.ts';
import { mappingMethods, type MappingMethods } from './mapping-methods.ts';
import { personMethods, type PersonMethods } from './person-methods.ts';
import { postRecords } from './post-records.ts';
import type { Records } from './records.ts';
import type { SecurityAttribute } from './security-attribute.ts';
import { actionMethods, type ActionMethods } from './action-methods.ts';
import {
  exportOf,
  historyOf,
  optionsOf,
  templateOf,
  uploadTo,
  type ListExport,
  type OptionSearch,
  type Sending,
} from './server-calls.ts';
import type { Source, SourceOf } from './sources.ts';
import { viewMethods, type ViewMethods } from './view-methods.ts';

/** What to tell of an audience. */
export interface AudienceQuestion {
  criteria: Criteria;
  /** Of whom to say why they are in or out. */
  learnerKey?: string | undefined;
  /** The record with whose stored criteria to compare; a new version of it is a new question. */
  since?: { resource: string; key: string; version: number } | undefined;
}

/** What our API can do beyond react-admin's own methods. */
export interface RostrumDataProvider
  extends DataProvider, ViewMethods, ActionMethods, BulkMethods, PersonMethods, MappingMethods {
  /** Any call that pages made by hand have to themselves; they show its problems. */
  call: Api['json'];
  /** Such a call that answers a file. */
  download: Api['download'];
  /** Where a call is; a promise, as react-admin wants of each method. */
  addressOf: (...asked: Parameters<Api['addressOf']>) => Promise<string>;
  history: (resource: string, key: string, pageIndex: number) => Promise<Page<HistoryItem>>;
  exportList: (resource: string, asked: ListExport) => Promise<Download>;
  options: (resource: string, search: OptionSearch) => Promise<Option[]>;
  /** The file to fill in for an upload: of the entity's own call, or of another. */
  template: (resource: string, call?: Call) => Promise<Download>;
  /** Uploads a file; whoever asks shows what is wrong with it. */
  upload: (resource: string, file: File, sending: Sending) => Promise<UploadReport>;
  attributes: () => Promise<SecurityAttribute[]>;
  attributeValues: (attribute: string, text: string) => Promise<Option[]>;
  /** How many active learners satisfy the criteria. */
  countAudience: (criteria: Criteria, signal?: AbortSignal) => Promise<number>;
  previewAudience: (asked: AudienceQuestion, signal?: AbortSignal) => Promise<AudiencePreview>;
}

type RecordsOf = (resource: string) => Promise<Records>;

/** react-admin's data, for each entity in the dialect of its schema, and our own calls. */
export function createDataProvider(api: Api, sourceOf: SourceOf): RostrumDataProvider {
  const recordsAt = (source: Source): Promise<Records> => dialects[source.dialect](source);
  const recordsOf: RecordsOf = (resource) => recordsAt(sourceOf(resource));
  const quiet = quietly(api);
  return {
    ...recordMethods(recordsOf),
    ...entityMethods(sourceOf, recordsOf),
    ...audienceMethods(api),
    ...viewMethods(api),
    ...personMethods(api),
    ...actionMethods(api),
    ...bulkMethods(sourceOf, recordsAt),
    ...mappingMethods(api),
    call: quiet.json,
    download: quiet.download,
    addressOf: async (call: Call, query: Record<string, string>) => api.addressOf(call, query),
    supportAbortSignal: true,
  } as RostrumDataProvider;
}

/** How a dialect speaks; that of ra-data-simple-rest is loaded when an entity speaks it. */
const dialects = {
  post: (source) => Promise.resolve(postRecords(source)),
  rest: async (source) => (await import('./rest-records.ts')).restRecords(source),
} as const satisfies Record<Dialect, (source: Source) => Promise<Records>>;

function recordMethods(recordsOf: RecordsOf) {
  const getList = async (resource: string, params: GetListParams) => (await recordsOf(resource)).getList(params);
  const deleteMany = async (resource: string, params: Asked<'deleteMany'>) =>
    (await recordsOf(resource)).deleteMany(params);
  return {
    getList,
    getOne: async (resource: string, params: Asked<'getOne'>) => (await recordsOf(resource)).getOne(params),
    getMany: async (resource: string, params: Asked<'getMany'>) => (await recordsOf(resource)).getMany(params),
    getManyReference: (resource: string, { target, id, ...params }: GetListParams & { target: string; id: string }) =>
      getList(resource, { ...params, filter: { criteria: { [target]: id } } }),
    create: async (resource: string, params: Asked<'create'>) => (await recordsOf(resource)).create(params),
    update: async (resource: string, params: Asked<'update'>) => (await recordsOf(resource)).update(params),
    updateMany: () => Promise.reject(new Error('There is no call that updates many records')),
    delete: async (resource: string, { id, ...params }: { id: string; meta?: Asked<'deleteMany'>['meta'] }) => {
      await deleteMany(resource, { ids: [id], ...params });
      return { data: { id } };
    },
    deleteMany,
  };
}

type Asked<Method extends keyof Records> = Parameters<Records[Method]>[0];

function entityMethods(sourceOf: SourceOf, recordsOf: RecordsOf) {
  const askOptions = async (resource: string, search: OptionSearch) =>
    optionsOf(sourceOf(resource), await recordsOf(resource), search);
  const labelsOf = batchOptions((resource, keys) => askOptions(resource, { keys }));
  return {
    history: (resource: string, key: string, pageIndex: number) => historyOf(sourceOf(resource), key, pageIndex),
    exportList: (resource: string, asked: ListExport) => exportOf(sourceOf(resource), asked),
    template: (resource: string, call?: Call) => templateOf(sourceOf(resource), call),
    upload: (resource: string, file: File, sending: Sending) => uploadTo(sourceOf(resource), file, sending),
    options: (resource: string, search: OptionSearch) =>
      search.keys && search.text === undefined ? labelsOf(resource, search.keys) : askOptions(resource, search),
  };
}

function audienceMethods(api: Api) {
  return {
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
    previewAudience: ({ criteria: securityCriteria, learnerKey, since }: AudienceQuestion, signal?: AbortSignal) => {
      const call = calls.previewUserFilterCriteria;
      // The call belongs to an entity, and compares with the criteria of its records alone.
      const isComparable = since && call.path.startsWith(`/${since.resource}/`);
      const body = { securityCriteria, learnerKey, since: isComparable ? since.key : undefined };
      return api.json<AudiencePreview>(call, { body, signal, quiet: [400] });
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
