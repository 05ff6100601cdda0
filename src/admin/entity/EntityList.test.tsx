import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { aLearningEnvironment, aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';
import { screenWhere } from '../testing/screen-width.ts';

const api = fakeApi();
const list = '/learning-environment/paginated-list';
beforeEach(() => api.on(list, aPage([aLearningEnvironment()], 45)));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

const open = async (search = '') => {
  const application = await renderApplication(api, { path: `/learning-environment${search}` });
  await screen.findByRole('link', { name: 'North Sales' });
  return application;
};
const lastBody = () => api.requestsTo(list).at(-1)?.body;

test('the list asks for ten records, newest first, as the person and for the tenant', async () => {
  await open();
  expect(lastBody()).toEqual({
    pageOptions: { pageIndex: 0, pageSize: 10 },
    sortConfig: { active: 'creationTime', direction: 'desc' },
    searchCriteria: {},
  });
  const { headers } = api.requestsTo(list)[0] ?? {};
  expect([headers?.get('authorization'), headers?.get('hostname')]).toEqual(['Bearer token', 'localhost']);
});

test('dates are in the pattern and zone of the person', async () => {
  await open();
  expect(screen.getByText('23/10/2026 01:19 PM')).toBeTruthy();
});

test('search, sort, filter, page and page size reach the server from the URL', async () => {
  const filter = JSON.stringify({ text: 'north', criteria: { name: { contains: 'abc' } } });
  const query = new URLSearchParams({ filter, sort: 'name', order: 'ASC', page: '2', perPage: '20' });
  await open(`?${query.toString()}`);
  expect(lastBody()).toEqual({
    pageOptions: { pageIndex: 1, pageSize: 20 },
    sortConfig: { active: 'name', direction: 'asc' },
    searchCriteria: { text: 'north', filter: { name: { contains: 'abc' } } },
  });
  expect(screen.getByRole('button', { name: 'Change condition: Name contains abc' })).toBeTruthy();
});

test('a new search leads back to the first page and stands in the URL', async () => {
  const { router } = await open('?page=3&perPage=10&sort=name&order=ASC&filter=%7B%7D');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sales' } });
  await waitFor(() =>
    expect(lastBody()).toMatchObject({ pageOptions: { pageIndex: 0 }, searchCriteria: { text: 'sales' } }),
  );
  expect(router.state.location.search).toContain('sales');
});

test('a saved view is a tab that filters', async () => {
  await open();
  await userEvent.click(screen.getByRole('tab', { name: 'Inactive' }));
  await waitFor(() => expect(lastBody()).toMatchObject({ searchCriteria: { filter: { status: false } } }));
});

test('a column head sorts', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Code' }));
  await waitFor(() => expect(lastBody()).toMatchObject({ sortConfig: { active: 'code', direction: 'asc' } }));
});

test('on a phone the cards are sorted by any of the columns, up or down', async () => {
  screenWhere((query) => query.includes('max-width'));
  const { router } = await open();
  const sort = screen.getByRole('combobox', { name: 'Sort by' });
  expect(sort).toHaveProperty('value', 'creationTime DESC');
  await userEvent.selectOptions(sort, 'Code, descending');
  await waitFor(() => expect(lastBody()).toMatchObject({ sortConfig: { active: 'code', direction: 'desc' } }));
  expect(new URLSearchParams(router.state.location.search).get('sort')).toBe('code');
});

test('page sizes are 10, 20 and 30', async () => {
  await open();
  const sizes = screen.getByRole('combobox', { name: 'items per page' });
  expect([...sizes.querySelectorAll('option')].map(({ value }) => value)).toEqual(['10', '20', '30']);
});

test('a status flips only after the server has said yes, and the row is then what the server has', async () => {
  let release = (): void => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  api.on('/learning-environment/update-status', () => gate.then(() => ({ status: false })));
  const modificationTime = '2026-11-05T07:49:00.000Z';
  api.on('/learning-environment/detail', aLearningEnvironment({ status: false, modificationTime, version: 2 }));
  await open();
  const toggle = screen.getByRole<HTMLInputElement>('switch', { name: 'Status of North Sales' });
  fireEvent.click(toggle);
  await waitFor(() => expect(api.requestsTo('/learning-environment/update-status')).toHaveLength(1));
  expect(toggle.checked).toBe(true);
  release();
  await waitFor(() => expect(toggle.checked).toBe(false));
  expect(screen.getByText('05/11/2026 01:19 PM')).toBeTruthy();
});

test('a status that the server refuses stays as it is', async () => {
  api.on('/learning-environment/update-status', { errors: { '': ['common.inUse'] } }, 400);
  await open();
  const toggle = screen.getByRole<HTMLInputElement>('switch');
  fireEvent.click(toggle);
  await screen.findByText('- This record is used by others and can not be deleted');
  expect(toggle.checked).toBe(true);
});

test('an empty list says so and offers the next step', async () => {
  api.on(list, aPage([]));
  await renderApplication(api, { path: '/learning-environment' });
  await screen.findByText('No Records available');
  expect(screen.getAllByRole('link', { name: 'Add learning environment' })).toHaveLength(2);
});

test('a list that can not be loaded says why and tries again', async () => {
  api.on(list, () => HttpResponse.json({ errors: { '': ['common.unavailable'] } }, { status: 503 }));
  await renderApplication(api, { path: '/learning-environment' });
  const again = await screen.findByRole('button', { name: 'Try again' });
  api.on(list, aPage([aLearningEnvironment()]));
  fireEvent.click(again);
  expect(await screen.findByRole('link', { name: 'North Sales' })).toBeTruthy();
});

test('module resources override labels', async () => {
  const resources = [{ name: 'learningEnvironment.name.label', value: 'Audience' }];
  await renderApplication(api, { path: '/learning-environment', resources });
  expect(await screen.findByRole('button', { name: 'Audience' })).toBeTruthy();
});

test('?key=…&mode=edit leads to the record', async () => {
  const { key } = aLearningEnvironment();
  api.on('/learning-environment/detail', aLearningEnvironment());
  api.on('/learning-environment/history', { items: [] });
  const { at } = await renderApplication(api, { path: `/learning-environment?key=${key}&mode=edit` });
  await waitFor(() => expect(at()).toBe(`/learning-environment/${key}`));
});

test('mode=edit without a key says what is missing', async () => {
  await renderApplication(api, { path: '/learning-environment?mode=edit' });
  expect(await screen.findByText('Learning environment key not found in the url.')).toBeTruthy();
});

const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).flatMap(({ textContent }) => textContent || []);

test('columns are chosen and ordered by name, and kept in the browser', async () => {
  await open();
  const before = heads();
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Created by' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Status' }));
  const without = before.filter((head) => head !== 'Status');
  expect(heads()).toEqual([...without, 'Created by']);
  for (let step = 0; step < without.length - 1; step += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Move Created by up' }));
  }
  const chosen = [before[0], 'Created by', ...without.slice(1)];
  expect(heads()).toEqual(chosen);
  cleanup();
  await open();
  expect(heads()).toEqual(chosen);
  await userEvent.click(screen.getByRole('button', { name: 'Columns' }));
  await userEvent.click(await screen.findByRole('button', { name: 'As it was' }));
  expect(heads()).toEqual(before);
});

test('a chosen column that the schema no longer has is forgotten', async () => {
  localStorage.setItem('rostrum.columns.learning-environment', 'gone code');
  await open();
  expect(heads()).toEqual(['Name', 'Code']);
});

test('what is exported is what the list shows: its search, its order and its columns, in the words of the screen', async () => {
  localStorage.setItem('rostrum.columns.learning-environment', 'status code');
  await open('?sort=name&order=ASC&page=2&perPage=10&filter=%7B%22text%22%3A%22north%22%7D');
  api.on('/learning-environment/export', 'file');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /XLSX/ }));
  await waitFor(() => expect(api.requestsTo('/learning-environment/export')).toHaveLength(1));
  const [{ body, path } = {}] = api.requestsTo('/learning-environment/export');
  expect(body).toEqual({
    sortConfig: { active: 'name', direction: 'asc' },
    searchCriteria: { text: 'north' },
    columns: ['name', 'status', 'code'],
  });
  expect(path).toContain('format=xlsx&culture=en');
});

test('up and down walk the rows, space marks one, and Enter opens it', async () => {
  const south = aLearningEnvironment({ key: 'fedcba9876543210fedcba9876543210', name: 'South' });
  api.on(list, aPage([aLearningEnvironment(), south]));
  api.on('/learning-environment/detail', south);
  api.on('/learning-environment/history', { items: [] });
  const { at } = await open();
  screen.getByRole('link', { name: 'North Sales' }).focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'South' }));
  await userEvent.keyboard('{ArrowDown} ');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Mark South' }).checked).toBe(true);
  await userEvent.keyboard('{ArrowUp}');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'North Sales' }));
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(at()).toBe(`/learning-environment/${south.key}`));
});

test('a filter on another record names it', async () => {
  const manager = 'abcdefabcdefabcdefabcdefabcdefab';
  api.on('/learner/paginated-list', aPage([]));
  api.on('/learner/options', { items: [{ value: manager, label: 'Asha Menon' }] });
  const filter = JSON.stringify({ criteria: { managerKey: { anyOf: [manager] } } });
  const query = new URLSearchParams({ filter, sort: 'name', order: 'ASC', page: '1', perPage: '10' });
  await renderApplication(api, { path: `/setup/learner?${query.toString()}` });
  expect(await screen.findByRole('button', { name: 'Change condition: Manager is any of Asha Menon' })).toBeTruthy();
});
