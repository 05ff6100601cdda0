import type { GetListParams } from 'react-admin';
import { entityCalls, type Call } from '#model/calls.ts';
import type { Criteria } from '#model/criteria.ts';
import type { HistoryItem, Option } from '#model/history.ts';
import { HISTORY_PAGE_SIZE, MAX_OPTIONS } from '#model/limits.ts';
import type { ExportQuery, Page } from '#model/paged-query.ts';
import type { UploadReport } from '#model/upload.ts';
import type { Download } from './api.ts';
import { unpagedQueryOf } from './paged-query.ts';
import type { Records } from './records.ts';
import type { Source } from './sources.ts';

/** What reference fields search: a typed text, or the labels of known keys. */
export interface OptionSearch {
  text?: string;
  keys?: string[];
  /** Which records come into question. */
  where?: Criteria;
  /** Not the records, but the different values that they have in a lookup. */
  field?: string;
}

/** A page of a record's history, counted from 0. Servers that know no pages answer all of it at once. */
export async function historyOf({ api, name }: Source, key: string, pageIndex: number): Promise<Page<HistoryItem>> {
  const query = { key, pageIndex: String(pageIndex), pageSize: String(HISTORY_PAGE_SIZE) };
  const answer = await api.json<{ items: HistoryItem[]; totalItems?: number }>(entityCalls(name).history, { query });
  return { totalItems: answer.items.length, ...answer };
}

/** A list as a file. */
export interface ListExport {
  format: 'csv' | 'xlsx';
  list: Partial<GetListParams>;
  /** Names of fields, in their order. */
  columns: string[];
  /** Whose words the file has, BCP 47. */
  culture: string;
}

export function exportOf(source: Source, { format, list, columns, culture }: ListExport): Promise<Download> {
  const body = { ...unpagedQueryOf(list), columns } satisfies ExportQuery;
  return source.api.download(entityCalls(source.name).export, { query: { format, culture }, body });
}

export function templateOf({ api, name }: Source, call: Call = entityCalls(name).template): Promise<Download> {
  return api.download(call);
}

/** How a file is sent. */
export interface Sending {
  /** Another call than the entity's own. */
  call?: Call | undefined;
  query: Record<string, string>;
  signal: AbortSignal;
  /** In percent. */
  onProgress: (percent: number) => void;
}

export function uploadTo({ api, name }: Source, file: File, { call, ...request }: Sending): Promise<UploadReport> {
  return api.upload(call ?? entityCalls(name).upload, file, request);
}

/** Where there is no call for options, the records themselves are asked. */
export async function optionsOf(source: Source, records: Records, search: OptionSearch): Promise<Option[]> {
  const { api, name, offers, text } = source;
  if (offers('options')) {
    return (await api.json<{ items: Option[] }>(entityCalls(name).options, { body: search })).items;
  }
  const { data } = search.keys
    ? await records.getMany({ ids: search.keys })
    : await records.getList({
        pagination: { page: 1, perPage: MAX_OPTIONS },
        sort: { field: text, order: 'ASC' },
        filter: { text: search.text, ...(search.where && { criteria: search.where }) },
      });
  return data.map((record) => ({ value: String(record['key']), label: String(record[text]) }));
}
