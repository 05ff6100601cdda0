import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
const stored = {
  key: 'a'.repeat(32),
  name: 'New name',
  code: 'P-1',
  description: 'New text',
  status: true,
  creationTime: '2026-10-23T07:49:00.000Z',
  createdBy: 'Sunita Rao',
  version: 1,
};
const base = '/program';
const change = {
  at: '2026-10-24T07:49:00.000Z',
  by: 'Tara Trainer',
  changes: [
    { field: 'name', from: 'Old name', to: 'New name' },
    { field: 'description', from: 'Old text', to: 'New text' },
    { field: 'gone', from: 'x', to: 'y' },
  ],
};
beforeEach(() => {
  api.on(`${base}/paginated-list`, aPage([stored]));
  api.on(`${base}/detail`, stored);
  api.on(`${base}/history`, { items: [change], totalItems: 1 });
});
afterEach(cleanup);

async function openDialog() {
  await renderApplication(api, { path: `/setup${base}/${stored.key}` });
  await screen.findByRole('textbox', { name: /^Code/ });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore these values' }));
  return within(await screen.findByRole('dialog', { name: 'Restore the values from before 24/10/2026 01:19 PM' }));
}

const restore = (dialog: ReturnType<typeof within>) => fireEvent.click(dialog.getByRole('button', { name: 'Restore' }));

test('of the values before a change those that the person ticks are written, on the version that is shown', async () => {
  api.on(`${base}/update`, { ...stored, name: 'Old name', version: 2 });
  const dialog = await openDialog();
  const offered = dialog.getAllByRole('checkbox').map((box) => box.parentElement?.parentElement?.textContent);
  expect(offered).toEqual(['Name', 'Description']);
  dialog.getByText('Old text');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Description' }));
  restore(dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(api.requestsTo(`${base}/update`)[0]?.body).toEqual({ key: stored.key, version: 1, name: 'Old name' });
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).value).toBe('Old name'));
});

test('a value that the server refuses is refused at its field, and nothing is lost', async () => {
  api.on(`${base}/update`, { errors: { name: ['validation.unique'] } }, 400);
  const dialog = await openDialog();
  restore(dialog);
  expect(await dialog.findByText('This value is already used')).toBeTruthy();
});

test('when somebody was faster, the dialog shows what it is now, and restores on top of that', async () => {
  const current = { ...stored, name: 'Their name', version: 5 };
  api.on(`${base}/update`, { errors: { '': ['common.conflict'] }, current }, 409);
  const dialog = await openDialog();
  restore(dialog);
  await dialog.findByText('Their name');
  api.on(`${base}/update`, { ...current, name: 'Old name', version: 6 });
  restore(dialog);
  await waitFor(() => expect(api.requestsTo(`${base}/update`)).toHaveLength(2));
  expect(api.requestsTo(`${base}/update`)[1]?.body).toMatchObject({ version: 5, name: 'Old name' });
});

test('while the form has unsaved changes the dialog says that they come first', async () => {
  await renderApplication(api, { path: `/setup${base}/${stored.key}` });
  await screen.findByRole('textbox', { name: /^Code/ });
  fireEvent.change(screen.getByRole('textbox', { name: /^Code/ }), { target: { value: 'OTHER' } });
  fireEvent.click(await screen.findByRole('button', { name: 'Restore these values' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Restore' }).disabled).toBe(true);
});

test('the history is shown 20 moments at a time', async () => {
  const all = Array.from({ length: 25 }, (_, index) => ({ ...change, by: `Person ${index + 1}` }));
  api.on(`${base}/history`, ({ path }) => {
    const query = new URLSearchParams(path.split('?')[1]);
    const start = Number(query.get('pageIndex')) * Number(query.get('pageSize'));
    return { items: all.slice(start, start + Number(query.get('pageSize'))), totalItems: all.length };
  });
  await renderApplication(api, { path: `/setup${base}/${stored.key}` });
  await screen.findByText('Person 20');
  expect(screen.queryByText('Person 21')).toBeNull();
  fireEvent.click(await screen.findByRole('button', { name: 'Show older' }));
  await screen.findByText('Person 25');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull());
});

test('a change is read in words: what was deleted and inserted, which values came and went', async () => {
  const text = (from: string, to: string) => ({ ...change, changes: [{ field: 'description', from, to }] });
  api.on(`${base}/history`, { items: [text('The quick brown fox sleeps', 'The slow brown fox')], totalItems: 1 });
  await renderApplication(api, { path: `/setup${base}/${stored.key}` });
  await screen.findByText('Tara Trainer');
  const history = screen.getByRole('complementary', { name: 'History' });
  const said = (tag: string) => Array.from(history.querySelectorAll(tag), ({ textContent }) => textContent);
  expect([said('del'), said('ins')]).toEqual([['quick', ' sleeps'], ['slow']]);
});
