import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { aLearningEnvironment, aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';
import { renderForm } from '../testing/render-form.tsx';
import { aSmallEntity } from '../testing/small-entity.ts';

const api = fakeApi();
const stored = aLearningEnvironment();
const base = '/learning-environment';
beforeEach(() => {
  api.on(`${base}/paginated-list`, aPage([stored]));
  api.on(`${base}/detail`, stored);
  api.on(`${base}/history`, { items: [] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const input = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}`) });
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));
const notice = () => screen.queryByText(/^You have unsaved changes from /);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function open() {
  const application = await renderApplication(api, { path: `${base}/${stored.key}` });
  await screen.findByRole('textbox', { name: /^Name/ });
  return application;
}

/** The browser says it of every page that it leaves, for whatever reason. */
function closeTab() {
  fireEvent(window, new Event('pagehide'));
  cleanup();
}

async function leaveTyped() {
  await open();
  type('Name', 'Typed name');
  type('Description', 'Typed text');
  closeTab();
}

test('what was typed and not saved is offered again, and restoring it leaves it to be saved', async () => {
  await leaveTyped();
  await open();
  expect(notice()).toBeTruthy();
  expect(input('Name').value).toBe('North Sales');
  await press('Restore');
  expect([input('Name').value, input('Description').value]).toEqual(['Typed name', 'Typed text']);
  expect(notice()).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(input('Name')));
  const saved = { ...stored, name: 'Typed name', description: 'Typed text', version: 2 };
  api.on(`${base}/update`, saved);
  save();
  await screen.findByText('Saved');
  expect(api.requestsTo(`${base}/update`)[0]?.body).toEqual({
    key: stored.key,
    version: 1,
    name: 'Typed name',
    description: 'Typed text',
  });
  api.on(`${base}/detail`, saved);
  closeTab();
  await open();
  expect(notice()).toBeNull();
});

test('what is restored and not saved either is offered once more', async () => {
  await leaveTyped();
  await open();
  await press('Restore');
  closeTab();
  await open();
  expect(notice()).toBeTruthy();
});

test('what is discarded is gone', async () => {
  await leaveTyped();
  await open();
  await press('Discard');
  expect([notice(), input('Name').value]).toEqual([null, 'North Sales']);
  closeTab();
  await open();
  expect(notice()).toBeNull();
});

test('what is typed before anybody has decided is kept beside what is offered', async () => {
  await leaveTyped();
  await open();
  type('Code', 'SOUTH');
  closeTab();
  await open();
  await press('Restore');
  expect([input('Name').value, input('Code').value]).toEqual(['Typed name', 'SOUTH']);
});

test('a new record is offered until it is created', async () => {
  const entity = aSmallEntity({ name: { title: 'Name', type: 'string' } });
  await renderForm(entity);
  type('Name', 'New');
  closeTab();
  const { saved } = await renderForm(entity);
  await press('Restore');
  save();
  await waitFor(() => expect(saved).toEqual([{ name: 'New' }]));
  closeTab();
  await renderForm(entity);
  expect([notice(), input('Name').value]).toEqual([null, '']);
});

test('who leaves the form and accepts the loss is offered nothing', async () => {
  const { at } = await open();
  type('Name', 'Typed name');
  await userEvent.click(screen.getByRole('link', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Exit' }));
  await waitFor(() => expect(at()).toBe(base));
  closeTab();
  await open();
  expect(notice()).toBeNull();
});

test('what somebody else has changed meanwhile is said, and each field that both changed is a choice', async () => {
  await leaveTyped();
  api.on(`${base}/detail`, { ...stored, name: 'Their name', code: 'THEIRS', version: 2 });
  await open();
  screen.getByText('The record was changed meanwhile: Name, Code');
  await press('Restore');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('radio', { name: /^Theirs/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Restore this choice' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const values = ['Name', 'Code', 'Description'].map((name) => input(name).value);
  expect(values).toEqual(['Their name', 'THEIRS', 'Typed text']);
});

test('a draft is not offered after 30 days', async () => {
  await leaveTyped();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * 24 * 60 * 60 * 1000 });
  await open();
  expect(notice()).toBeNull();
});

test('a browser that keeps nothing spoils no work', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await leaveTyped();
  await open();
  expect(notice()).toBeNull();
});

test('a field that the schema no longer has, or that has become another kind, is left out and named', async () => {
  const text = (title: string) => ({ title, type: 'string' });
  await renderForm(aSmallEntity({ name: text('Name'), old: text('Old'), tags: text('Tags') }));
  for (const name of ['Name', 'Old', 'Tags']) type(name, `Typed ${name}`);
  closeTab();
  const tags = { title: 'Tags', type: 'array', items: { type: 'string', enum: ['a', 'b'] } };
  await renderForm(aSmallEntity({ name: text('Name'), tags }));
  screen.getByText('You can no longer change these fields, so they are left out: old, Tags');
  await press('Restore');
  expect(input('Name').value).toBe('Typed Name');
});

test('nobody is offered what another person has typed', async () => {
  const entity = aSmallEntity({ name: { title: 'Name', type: 'string' } });
  await renderForm(entity, { userKey: 'one' });
  type('Name', 'Mine');
  closeTab();
  await renderForm(entity, { userKey: 'two' });
  expect(notice()).toBeNull();
});
