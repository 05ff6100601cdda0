import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLaunch } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const launch = aLaunch({ launchName: 'Autumn' });
const page = `/program/${launch.key}/users`;
const list = '/program-launch/users/paginated-list';
const patience = { timeout: 30_000 };
const asha = { key: 'f'.repeat(32), name: 'Asha', employeeCode: 'E-1', status: true };
const assigned = { ...asha, assignedAt: '2026-11-20T10:00:00.000Z', accessedAt: null };

beforeEach(() => {
  api.on('/:entity/options', { items: [] });
  api.on('/program-launch/history', { items: [] });
  api.on('/program-launch/detail', launch);
  api.on('/event/paginated-list', aPage([]));
  api.on(list, ({ path }) => (path.includes('mapped=true') ? aPage([assigned], 12) : aPage([asha], 230)));
});
afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patience));

test('a launch lists the learners that it is assigned to, with both dates, and they can be sorted by them', async () => {
  await renderApplication(api, { path: page });
  await screen.findByText('20/11/2026 03:30 PM', {}, patience);
  await screen.findByRole('tab', { name: 'Learners 12' }, patience);
  await press('First access on');
  await waitFor(() => {
    const asked = api.requestsTo(list).map(({ body }) => (body as { sortConfig?: unknown }).sortConfig);
    expect(asked).toContainEqual({ active: 'accessedAt', direction: 'asc' });
  }, patience);
});

test('all of the audience that match are assigned after a question that says how many', async () => {
  api.on('/program-launch/map-users', { count: 230 });
  await renderApplication(api, { path: `${page}/available` });
  await press('Assign all that match (230)');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Do you want to assign Autumn to 230 learners of the audience?');
  await userEvent.click(dialog.getByRole('button', { name: 'Assign' }));
  await screen.findByText('Assigned to Autumn: 230', {}, patience);
  const [sent] = api.requestsTo('/program-launch/map-users');
  expect(sent).toMatchObject({ path: `/program-launch/map-users?key=${launch.key}`, body: { searchCriteria: {} } });
});

test('a learner is taken off after the question of the specification', async () => {
  api.on('/program-launch/unmap-users', { count: 1 });
  await renderApplication(api, { path: page });
  await press('Remove Asha from Autumn');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByText('Do you want to delete this?');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await screen.findByText('Removed from Autumn: 1', {}, patience);
  expect(api.requestsTo('/program-launch/unmap-users')[0]?.body).toEqual({ keys: [asha.key] });
});

test('of marked learners it is noted when they first opened the launch: now, or when it is said', async () => {
  api.on('/program-launch/report-access', { errors: { at: ['launchUser.accessedAt.future'] } }, 400);
  await renderApplication(api, { path: page });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Asha/ }, patience));
  await press('Set first access');
  const dialog = within(await screen.findByRole('dialog', { name: 'Set first access' }, patience));
  const at = dialog.getByRole<HTMLInputElement>('textbox', { name: 'First access on' });
  expect(at.value).not.toBe('');
  fireEvent.change(at, { target: { value: '20/11/2040 03:30 PM' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Set first access' }));
  await dialog.findByText('Please enter a time that has come already', {}, patience);
  api.on('/program-launch/report-access', { count: 1 });
  fireEvent.change(at, { target: { value: '20/11/2026 03:30 PM' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Set first access' }));
  await screen.findByText('First access noted: 1 of 1', {}, patience);
  expect(api.requestsTo('/program-launch/report-access').at(-1)).toMatchObject({
    path: `/program-launch/report-access?key=${launch.key}`,
    body: { learnerKeys: [asha.key], at: '2026-11-20T10:00:00.000Z' },
  });
});

test('a trainer, who reads no learners beyond their launches, is not led to pages that are closed to them', async () => {
  await renderApplication(api, { path: page, roles: ['trainer'] });
  await screen.findByText('Asha', {}, patience);
  expect(screen.queryByRole('link', { name: 'Asha' })).toBeNull();
});

test('a list of learners that could not be loaded says so and can be asked for again', async () => {
  api.on(list, { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await renderApplication(api, { path: page });
  const again = await screen.findByRole('button', { name: 'Try again' }, patience);
  api.on(list, aPage([assigned], 12));
  await userEvent.click(again);
  expect(await screen.findByText('Asha', {}, patience)).toBeTruthy();
});
