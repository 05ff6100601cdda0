import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
const key = 'a'.repeat(32);
beforeEach(() => {
  api.on('/program/detail', { key, name: 'Onboarding', code: 'P-1', status: true, version: 1 });
  api.on('/program/history', { items: [] });
  api.on('/program/paginated-list', { items: [], totalItems: 0 });
});
afterEach(cleanup);

async function askToDelete() {
  const application = await renderApplication(api, { path: `/setup/program/${key}` });
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete' }));
  dialog.getByText('Do you want to delete this?');
  return { ...application, confirm: () => fireEvent.click(dialog.getByRole('button', { name: 'Delete' })) };
}

const held = (holders: object[], unseen = 0) =>
  api.on('/program/remove', { errors: { '': ['common.inUse'] }, holders, unseen }, 400);

test('a record that others use stays, and the dialog says in sentences which they are, each a way to it', async () => {
  const launches = ['Spring', 'Autumn'].map((text, index) => ({ key: String(index).repeat(32), text }));
  const environment = { key: 'b'.repeat(32), text: 'North Sales' };
  held([
    { entity: 'program-launch', field: 'programKey', count: 7, records: launches },
    { entity: 'learning-environment', count: 1, records: [environment] },
  ]);
  const { at, confirm } = await askToDelete();
  confirm();
  const dialog = within(await screen.findByRole('dialog', { name: 'Onboarding is in use and stays' }));
  await dialog.findByText('7 program launches use this as their program:');
  dialog.getByText('and 5 more');
  await dialog.findByText('1 learning environment uses this:');
  const ways = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(ways).toEqual([
    ['Spring', `/program/${launches[0]?.key}`],
    ['Autumn', `/program/${launches[1]?.key}`],
    ['North Sales', `/learning-environment/${environment.key}`],
  ]);
  expect(screen.queryByText('- This record is used by others and can not be deleted')).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(at()).toBe(`/setup/program/${key}`);
});

test('records that the person may not see are counted', async () => {
  held([], 3);
  (await askToDelete()).confirm();
  expect(await screen.findByText('3 records that you may not see use this too.')).toBeTruthy();
});

test('any other refusal is said, and the record stays', async () => {
  api.on('/program/remove', { errors: { '': ['common.notFound'] } }, 400);
  const { at, confirm } = await askToDelete();
  confirm();
  await screen.findByText(/^- /);
  expect(at()).toBe(`/setup/program/${key}`);
});

test('a record that nobody uses is gone, and the list is open', async () => {
  api.on('/program/remove', { count: 1 });
  const { at, confirm } = await askToDelete();
  confirm();
  await waitFor(() => expect(at()).toBe('/setup/program'));
  await screen.findByText('Onboarding was deleted');
});
