import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StoredView } from '#model/saved-list.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { aLearningEnvironment, aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
const list = '/learning-environment/paginated-list';
const saving = '/learning-environment/save-view';
beforeEach(() => api.on(list, aPage([aLearningEnvironment()], 45)));
afterEach(() => {
  cleanup();
  localStorage.clear();
});

const key = 'a'.repeat(32);
const north: StoredView = {
  key,
  name: 'North',
  owner: 'Sunita Rao',
  isMine: true,
  sharedWith: [],
  searchCriteria: { text: 'north', filter: { status: true } },
  sortConfig: { active: 'code', direction: 'asc' },
  columns: ['name', 'status', 'createdBy'],
};

const open = async (views: unknown[] = [north], search = '') => {
  api.on('/learning-environment/views', { items: views });
  const application = await renderApplication(api, { path: `/learning-environment${search}` });
  await screen.findByRole('link', { name: 'North Sales' });
  return application;
};
const openNorth = async () => {
  fireEvent.click(await screen.findByRole('tab', { name: 'North' }));
  await screen.findByRole('tab', { name: 'North', selected: true });
  await waitFor(() => expect(lastBody()).toMatchObject(asked));
};
const lastBody = () => api.requestsTo(list).at(-1)?.body;
const heads = () =>
  screen.getAllByRole('columnheader', { hidden: true }).flatMap(({ textContent }) => textContent || []);
const asked = {
  sortConfig: { active: 'code', direction: 'asc' },
  searchCriteria: { text: 'north', filter: { status: true } },
};

test('a saved view opens with its search, filter, order and columns, and its address opens the same list', async () => {
  const { router } = await open();
  await openNorth();
  expect(heads()).toEqual(['Name', 'Status', 'Created by']);
  const { search } = router.state.location;
  cleanup();
  await open([], search);
  expect(lastBody()).toMatchObject(asked);
  expect(heads()).toEqual(['Name', 'Status', 'Created by']);
});

test('the list as it is becomes a view with a name, shared with roles, and is open then', async () => {
  const view = { ...north, name: 'Ours', sharedWith: ['superAdmin'] };
  const { router } = await open([]);
  fireEvent.click(screen.getByRole('tab', { name: 'Inactive' }));
  fireEvent.click(screen.getByRole('button', { name: 'Save view…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Save view…' }));
  fireEvent.change(dialog.getByRole('textbox', { name: /^Name/ }), { target: { value: 'Ours' } });
  fireEvent.click(dialog.getByRole('checkbox', { name: 'Super admin' }));
  api.on(saving, view);
  api.on('/learning-environment/views', { items: [view] });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('tab', { name: 'Ours', selected: true })).toBeTruthy();
  expect(api.requestsTo(saving)[0]?.body).toEqual({
    name: 'Ours',
    sharedWith: ['superAdmin'],
    searchCriteria: { filter: { status: false } },
    sortConfig: { active: 'creationTime', direction: 'desc' },
    columns: ['name', 'code', 'creationTime', 'modificationTime', 'status'],
  });
  expect(router.state.location.search).toContain(key);
});

test('a name that is taken is said at the name, and nothing is lost', async () => {
  await open([]);
  fireEvent.click(screen.getByRole('button', { name: 'Save view…' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'Ours' } });
  api.on(saving, { errors: { name: ['view.name.unique'] } }, 400);
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('You already have a view of this name')).toBeTruthy();
  expect(dialog.getByRole<HTMLInputElement>('textbox').value).toBe('Ours');
});

test('a view is updated once the list differs from it, columns included', async () => {
  await open();
  await openNorth();
  expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Columns' }));
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Code' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  const changed = { ...north, columns: ['name', 'status', 'createdBy', 'code'] };
  api.on(saving, changed);
  api.on('/learning-environment/views', { items: [changed] });
  fireEvent.click(await screen.findByRole('button', { name: 'Update view' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull());
  const { owner: _owner, isMine: _isMine, ...kept } = changed;
  expect(api.requestsTo(saving)[0]?.body).toEqual(kept);
  // The person's own columns stay what they were.
  expect(localStorage.getItem('rostrum.columns.learning-environment')).toBeNull();
});

test("somebody else's view opens, but is neither updated, renamed nor removed", async () => {
  await open([{ ...north, isMine: false, owner: 'Asha' }]);
  await openNorth();
  fireEvent.click(screen.getByRole('button', { name: 'Name' }));
  await waitFor(() => expect(lastBody()).toMatchObject({ sortConfig: { active: 'name' } }));
  expect(screen.queryByRole('button', { name: 'Update view' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'View “North”' })).toBeNull();
  expect(screen.getByRole('tab', { name: 'North' }).title).toBe('Saved by Asha');
});

test('a view is removed after a question, and the whole list is shown', async () => {
  api.on('/learning-environment/remove-view', { key });
  await open();
  await openNorth();
  fireEvent.click(await screen.findByRole('button', { name: 'View “North”' }));
  fireEvent.click(screen.getByRole('menuitem', { name: 'Remove view…' }));
  await screen.findByText('Do you want to remove the view “North”?');
  api.on('/learning-environment/views', { items: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByRole('tab', { name: 'North' })).toBeNull());
  expect(api.requestsTo('/learning-environment/remove-view')[0]?.body).toEqual({ key });
  expect(await screen.findByRole('tab', { name: 'All', selected: true })).toBeTruthy();
});

const leftOut = (names: string) =>
  screen.findByText(`Left out, because it can no longer be asked for: ${names}. The rest is as it was saved.`);

test('a view that asks for a field which is gone opens with the rest, and says what was left out', async () => {
  const filter = { status: true, colour: 'red' };
  await open([{ ...north, searchCriteria: { filter }, columns: ['name', 'shape', 'code'] }]);
  fireEvent.click(await screen.findByRole('tab', { name: 'North' }));
  expect(await leftOut('shape, colour')).toBeTruthy();
  await waitFor(() => expect(lastBody()).toMatchObject({ searchCriteria: { filter: { status: true } } }));
  expect(heads()).toEqual(['Name', 'Code']);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/^Left out/)).toBeNull());
});

test('an old address that asks for a field which is gone opens with the rest, and says so', async () => {
  const filter = JSON.stringify({ criteria: { status: true, colour: 'red' } });
  await open([], `?${new URLSearchParams({ filter, sort: 'weight', order: 'ASC' }).toString()}`);
  expect(await leftOut('weight, colour')).toBeTruthy();
  expect(api.requestsTo(list)).toHaveLength(1);
  expect(lastBody()).toMatchObject({ searchCriteria: { filter: { status: true } } });
});
