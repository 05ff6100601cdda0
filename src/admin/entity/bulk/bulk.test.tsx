import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BulkBody } from '#model/bulk.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aLearningEnvironment, aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const name = (index: number) => `Region ${index}`;
const keyOf = (index: number) => String(index).padStart(32, '0');
const everything = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const rows = (indices: number[]) =>
  indices.map((index) => aLearningEnvironment({ key: keyOf(index), name: name(index) }));
const sent = () => api.requestsTo('/learning-environment/bulk').map(({ body }) => body as BulkBody);

/** A list of so many records, whose first page and whose named records are answered. */
const listOf = (count: number) =>
  api.on('/learning-environment/paginated-list', ({ body }: { body: unknown }) => {
    const { searchCriteria, pageOptions } = body as Parameters<typeof pageOf>[0];
    return pageOf({ searchCriteria, pageOptions }, count);
  });
const pageOf = ({ searchCriteria, pageOptions }: ListBody, count: number) => {
  const named = searchCriteria.filter?.key?.anyOf;
  if (named) return aPage(rows(named.map(Number)));
  const first = pageOptions.pageIndex * pageOptions.pageSize + 1;
  return aPage(rows(everything(count).slice(first - 1, first - 1 + pageOptions.pageSize)), count);
};
interface ListBody {
  searchCriteria: { filter?: { key?: { anyOf: string[] } } };
  pageOptions: { pageIndex: number; pageSize: number };
}

/** Answers that records are done, but for those that are refused. */
const refusing = (refused: number[], errors: Record<string, string[]> = { '': ['common.inUse'] }) =>
  api.on('/learning-environment/bulk', ({ body }: { body: unknown }) => ({
    results: (body as BulkBody).keys.map((key) => (refused.includes(Number(key)) ? { key, errors } : { key })),
  }));

beforeEach(() => listOf(3));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
});

const open = async () => {
  const application = await renderApplication(api, { path: '/learning-environment' });
  await screen.findByRole('link', { name: name(1) });
  return application;
};
const mark = (which: string) => fireEvent.click(screen.getByRole('checkbox', { name: `Mark ${which}` }));
const press = (button: string) => fireEvent.click(screen.getByRole('button', { name: button }));
const bar = (marked: string) => screen.findByRole('region', { name: marked });
const markAllOf = async (count: number) => {
  api.on('/learning-environment/keys', { keys: everything(count).map((index) => keyOf(index)), totalItems: count });
  mark('all rows of this page');
  press(`Mark all ${count.toLocaleString('en')} that match`);
  await bar(`${count.toLocaleString('en')} marked`);
};
/** Answers what the first file holds that is saved from now on. */
const watchFiles = () => {
  const file = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file');
  vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
  return () => (file.mock.calls[0] as [Blob])[0].text();
};
const confirmDeletion = async () => {
  press('Delete');
  const question = within(await screen.findByRole('dialog', { name: /^Do you want to delete/ }));
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
};

test('marked records are deleted after the question of the specification, which says how many they are', async () => {
  refusing([]);
  await open();
  mark(name(1));
  mark(name(3));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('2 marked');
  press('Delete');
  const question = within(await screen.findByRole('dialog', { name: 'Do you want to delete these 2?' }));
  question.getByText('Are you sure you want to remove the selected item(s)?');
  fireEvent.click(question.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('2 done')).toBeTruthy();
  expect(sent()).toEqual([{ action: 'remove', keys: [keyOf(1), keyOf(3)] }]);
  press('Close');
  await waitFor(() => expect(screen.queryByText('2 marked')).toBeNull());
  expect(api.requestsTo('/learning-environment/paginated-list').length).toBeGreaterThan(1);
});

test('all that match are marked over all pages, as the list is searched, and all are unmarked', async () => {
  listOf(45);
  await open();
  mark('all rows of this page');
  expect(screen.getByText('All 10 on this page are marked.')).toBeTruthy();
  await markAllOf45();
  expect(api.requestsTo('/learning-environment/keys')[0]?.body).toEqual({
    sortConfig: { active: 'creationTime', direction: 'desc' },
    searchCriteria: {},
  });
  expect(screen.getByText('All 45 that match are marked.')).toBeTruthy();
  press('Next page');
  expect(await screen.findByRole('checkbox', { name: `Mark ${name(11)}` })).toHaveProperty('checked', true);
  press('Code');
  await bar('45 marked');
  press('Unmark all');
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});
const markAllOf45 = async () => {
  api.on('/learning-environment/keys', { keys: everything(45).map((index) => keyOf(index)), totalItems: 45 });
  press('Mark all 45 that match');
  await bar('45 marked');
};

test('of more than can be marked at once the first are, and it is said', async () => {
  listOf(12_345);
  const keys = everything(10_000).map((index) => keyOf(index));
  api.on('/learning-environment/keys', { keys, totalItems: 12_345 });
  await open();
  mark('all rows of this page');
  press('Mark the first 10,000 of 12,345 that match');
  expect(await screen.findByText('The first 10,000 of 12,345 that match are marked.')).toBeTruthy();
  await bar('10,000 marked');
});

test('a status is set on the marked records', async () => {
  refusing([]);
  await open();
  mark(name(2));
  press('Deactivate');
  await screen.findByText('1 done');
  expect(sent()).toEqual([{ action: 'set-status', status: false, keys: [keyOf(2)] }]);
});

test('many are sent one part after the other, and what is refused is told by name and stays marked', async () => {
  listOf(120);
  refusing([7, 110]);
  await open();
  await markAllOf(120);
  await confirmDeletion();
  expect(await screen.findByText('118 done · 2 refused')).toBeTruthy();
  expect(sent().map(({ keys }) => keys.length)).toEqual([50, 50, 20]);
  const refused = within(screen.getByRole('region', { name: 'Refused records and why' })).getAllByRole('listitem');
  expect(refused.map(({ textContent }) => textContent)).toEqual([
    'Region 7This record is used by others and can not be deleted',
    'Region 110This record is used by others and can not be deleted',
  ]);
  refusing([110]);
  press('Try the refused again');
  expect(await screen.findByText('119 done · 1 refused')).toBeTruthy();
  expect(sent().at(-1)?.keys).toEqual([keyOf(7), keyOf(110)]);
  press('Close');
  await bar('1 marked');
});

test('what holds a record is named, on the screen as a way to it and in the file', async () => {
  const saved = watchFiles();
  const records = [{ key: keyOf(9), text: 'Spring' }];
  const holders = [{ entity: 'program-launch', field: 'learningEnvironmentKey', count: 1, records }];
  const errors = { '': ['common.inUse'] };
  api.on('/learning-environment/bulk', { results: [{ key: keyOf(1), errors, holders, unseen: 2 }] });
  await open();
  mark(name(1));
  await confirmDeletion();
  const refused = within(await screen.findByRole('region', { name: 'Refused records and why' }));
  expect((await refused.findByRole('link', { name: 'Spring' })).getAttribute('href')).toBe(`/program/${keyOf(9)}`);
  refused.getByText('2 records that you may not see use this too.');
  press('Download as CSV');
  expect(await saved()).toContain('can not be deleted · Spring');
});

test('stopping ends it after the part under way, and what is left can be gone on with', async () => {
  listOf(120);
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.on('/learning-environment/bulk', async ({ body }: { body: unknown }) => {
    await gate;
    return { results: (body as BulkBody).keys.map((key) => ({ key })) };
  });
  await open();
  await markAllOf(120);
  await confirmDeletion();
  const progress = await screen.findByRole('progressbar', { name: '0 of 120' });
  expect(progress.getAttribute('aria-valuenow')).toBe('0');
  press('Cancel');
  expect(screen.getByText('Stops after those that are under way')).toBeTruthy();
  release();
  expect(await screen.findByText('50 done · 70 left')).toBeTruthy();
  expect(sent()).toHaveLength(1);
  press('Go on with those left');
  expect(await screen.findByText('120 done')).toBeTruthy();
});

test('when the server is out of reach in the middle, nothing is lost and it can be gone on with', async () => {
  listOf(120);
  api.on('/learning-environment/bulk', ({ body }: { body: unknown }) =>
    sent().length === 2 ? HttpResponse.error() : { results: (body as BulkBody).keys.map((key) => ({ key })) },
  );
  await open();
  await markAllOf(120);
  await confirmDeletion();
  expect(await screen.findByText('50 done · 70 left')).toBeTruthy();
  expect(screen.getByText('The server can not be reached. Check your connection and try again.')).toBeTruthy();
  press('Go on with those left');
  expect(await screen.findByText('120 done')).toBeTruthy();
  expect(sent().at(-1)?.keys).toHaveLength(20);
});

test('the refused are a file of key, name and reasons in which no cell is a formula', async () => {
  const saved = watchFiles();
  const danger = aLearningEnvironment({ key: keyOf(1), name: '=1+1', code: 'ONE' });
  api.on('/learning-environment/paginated-list', aPage([danger]));
  refusing([1], { '': ['common.inUse'], code: ['learningEnvironment.code.unique'] });
  await renderApplication(api, { path: '/learning-environment' });
  await screen.findByRole('link', { name: '=1+1' });
  mark('=1+1');
  press('Activate');
  await screen.findByText('0 done · 1 refused');
  press('Download as CSV');
  const text = await saved();
  const reasons = screen.getByRole('listitem').textContent?.replace('=1+1', '');
  expect(reasons).toMatch(/ · /);
  expect(text.replace('\uFEFF', '').split('\r\n')).toEqual(['Key,Name,Reasons', `${keyOf(1)},'=1+1,${reasons}`, '']);
  vi.restoreAllMocks();
});

test('an action of the schema asks its question and for its values once, says for how many, and what refuses it', async () => {
  const launch = (index: number) => ({
    key: keyOf(index),
    launchName: `Launch ${index}`,
    launchCode: `L-${index}`,
    status: 'Active',
    creationTime: '2026-10-23T07:49:00.000Z',
    modificationTime: '2026-10-23T07:49:00.000Z',
    createdBy: 'Sunita Rao',
    version: 1,
  });
  api.on('/program-launch/paginated-list', aPage([launch(1), launch(2)]));
  const errors = { '': ['programLaunch.action.deactivate.state'] };
  api.on('/program-launch/bulk', { results: [{ key: keyOf(1) }, { key: keyOf(2), errors }] });
  await renderApplication(api, { path: '/program', roles: ['trainer'] });
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Mark all rows of this page' }));
  press('Deactivate');
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate' }));
  expect(dialog.getByText('Do you want to deactivate this launch?')).toBeTruthy();
  expect(dialog.getByText('This is done to 2 marked records.')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: 'No room' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('1 done · 1 refused')).toBeTruthy();
  expect(screen.getByText('Only possible while it is Active')).toBeTruthy();
  expect(api.requestsTo('/program-launch/bulk')[0]?.body).toEqual({
    action: 'deactivate',
    input: { inactiveReason: 'No room' },
    keys: [keyOf(1), keyOf(2)],
  });
});
