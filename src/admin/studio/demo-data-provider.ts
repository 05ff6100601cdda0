import type { GetListParams, RaRecord } from 'react-admin';
import { matches } from '#model/criteria.ts';
import type { Entity } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import { entityIndex } from '#model/generated/index.ts';
import type { Option } from '#model/history.ts';
import type { Values } from '#model/values.ts';
import type { RostrumDataProvider } from '../data/data-provider.ts';
import type { StoredView } from '#model/saved-list.ts';
import type { ViewMethods } from '../data/view-methods.ts';
import type { ListFilter } from '../data/paged-query.ts';
import type { OptionSearch } from '../data/server-calls.ts';

/** Records in memory, with what a list, a form and its references ask for. What is saved lasts as long as the preview. */
export function demoDataProvider(entity: Entity, demo: Record<string, Values[]>): RostrumDataProvider {
  const recordsByEntity = new Map(Object.entries(demo).map(([name, records]) => [name, records.map(withId)]));
  const recordsOf = (name: string) => recordsByEntity.get(name) ?? [];
  const put = (name: string, record: RaRecord) => {
    const others = recordsOf(name).filter(({ id }) => id !== record.id);
    recordsByEntity.set(name, [record, ...others]);
    return Promise.resolve({ data: record });
  };
  const remove = (name: string, ids: readonly RaRecord['id'][]) =>
    recordsByEntity.set(
      name,
      recordsOf(name).filter(({ id }) => !ids.includes(id)),
    );
  const provider = {
    getList: (name: string, params: GetListParams) => Promise.resolve(pageOf(entity, recordsOf(name), params)),
    getOne: (name: string, { id }: Pick<RaRecord, 'id'>) =>
      Promise.resolve({ data: recordsOf(name).find((record) => record.id === id) }),
    getMany: (name: string, { ids }: { ids: RaRecord['id'][] }) =>
      Promise.resolve({ data: recordsOf(name).filter(({ id }) => ids.includes(id)) }),
    create: (name: string, { data }: { data: Values }) => put(name, withId({ ...data, key: crypto.randomUUID() })),
    update: (name: string, { previousData, data }: { previousData: RaRecord; data: Values }) =>
      put(name, { ...previousData, ...data }),
    delete: (name: string, { id }: Pick<RaRecord, 'id'>) => {
      remove(name, [id]);
      return Promise.resolve({ data: { id } });
    },
    deleteMany: (name: string, { ids }: { ids: RaRecord['id'][] }) => {
      remove(name, ids);
      return Promise.resolve({ data: ids });
    },
    options: (name: string, search: OptionSearch) =>
      Promise.resolve(optionsOf(recordsOf(name), textOf(name, entity), search)),
    ...viewsInMemory(),
    ...nothingElse,
  };
  return provider as unknown as RostrumDataProvider;
}

function viewsInMemory(): ViewMethods {
  let views: StoredView[] = [];
  return {
    views: () => Promise.resolve(views),
    saveView: (_name, view) => {
      const stored = { sharedWith: [], ...view, key: view.key ?? crypto.randomUUID(), owner: '', isMine: true };
      views = [...views.filter(({ key }) => key !== stored.key), stored];
      return Promise.resolve(stored);
    },
    removeView: (_name, key) => {
      views = views.filter((view) => view.key !== key);
      return Promise.resolve();
    },
  };
}

/** What only a server has. */
const nothingElse = {
  actions: () => Promise.resolve({}),
  history: () => Promise.resolve([]),
  attributes: () => Promise.resolve([]),
  attributeValues: () => Promise.resolve([]),
  countAudience: () => Promise.resolve(0),
  previewAudience: () => Promise.resolve({ userCount: 0, learners: [], splits: [] }),
  supportAbortSignal: true,
};

function withId(values: Values): RaRecord {
  return { ...values, id: String(values['key']) };
}

function pageOf({ searchFields }: Entity, records: readonly RaRecord[], { filter, sort, pagination }: GetListParams) {
  const { text = '', criteria = {} }: ListFilter = filter;
  const isFound = (record: RaRecord) =>
    text.trim() === '' || searchFields.some(({ name }) => foldedIn(record, name).includes(fold(text.trim())));
  const found = records.filter((record) => isFound(record) && matches(criteria, record));
  const { field = 'key', order = 'ASC' } = sort ?? {};
  const sorted = found.toSorted((one, other) => compared(one[field], other[field]) * (order === 'ASC' ? 1 : -1));
  const { page = 1, perPage = found.length } = pagination ?? {};
  return { data: sorted.slice((page - 1) * perPage, page * perPage), total: found.length };
}

function compared(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  return textIn(one).localeCompare(textIn(other));
}

function textOf(name: string, entity: Entity): string {
  if (name === entity.name) return entity.text.name;
  return entityIndex.find((summary) => summary.name === name)?.text ?? 'key';
}

const MOST = 20;

function optionsOf(
  records: readonly RaRecord[],
  naming: string,
  { keys, text = '', where = {} }: OptionSearch,
): Option[] {
  const chosen = keys
    ? records.filter(({ id }) => keys.includes(String(id)))
    : records
        .filter((record) => matches(where, record) && foldedIn(record, naming).includes(fold(text)))
        .slice(0, MOST);
  return chosen.map((record) => ({ value: String(record.id), label: String(record[naming]) }));
}

function foldedIn(record: RaRecord, name: string): string {
  return fold(textIn(record[name]));
}

function textIn(value: unknown): string {
  return value === null || value === undefined ? '' : JSON.stringify(value).replaceAll('"', '');
}
