import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { aPage } from '../testing/learning-environments.ts';
import { renderApplication } from '../testing/render-application.tsx';

const api = fakeApi();
const key = 'c'.repeat(32);
const reference = 'd'.repeat(32);
const launch = (status: string, version = 1) => ({
  key,
  launchName: 'Spring',
  launchCode: 'SPR',
  learningEnvironmentKey: reference,
  programKey: reference,
  certificate: false,
  status,
  creationTime: '2026-10-23T07:49:00.000Z',
  modificationTime: '2026-10-23T07:49:00.000Z',
  createdBy: 'Sunita Rao',
  version,
});

beforeEach(() => {
  api.on('/program-launch/history', { items: [] });
  api.on('/learning-environment/options', { items: [] });
  api.on('/program/options', { items: [] });
});
afterEach(cleanup);

const openList = async (status: string) => {
  api.on('/program-launch/paginated-list', aPage([launch(status)]));
  await renderApplication(api, { path: '/program' });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions for Spring' }));
};
const openRecord = async (status: string) => {
  api.on('/program-launch/detail', launch(status));
  await renderApplication(api, { path: `/program/${key}` });
  await screen.findByRole('heading', { name: 'Spring' });
};
const becomes = (call: string, status: string) => {
  api.on(`/program-launch/${call}`, launch(status, 2));
  api.on('/program-launch/paginated-list', aPage([launch(status, 2)]));
  api.on('/program-launch/detail', launch(status, 2));
};

test("a row's action is taken on the version that was read, and the list shows what came of it", async () => {
  await openList('Draft');
  becomes('activate', 'Active');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Activate' }));
  expect(await screen.findByText('The launch is active')).toBeTruthy();
  expect(api.requestsTo('/program-launch/activate')[0]).toMatchObject({
    path: `/program-launch/activate?key=${key}`,
    body: { version: 1 },
  });
  expect(await screen.findByText('Active')).toBeTruthy();
});

test('an action that fails says why in place of being done, and is taken again from there', async () => {
  api.on('/program-launch/activate', { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await openList('Draft');
  fireEvent.click(screen.getByRole('menuitem', { name: 'Activate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Activate' }));
  dialog.getByText('This could not be done. Something went wrong');
  becomes('activate', 'Active');
  fireEvent.click(dialog.getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('The launch is active')).toBeTruthy();
});

test('what is not possible now stands in the menu with its reasons, and does nothing', async () => {
  const openEvents = 'programLaunch.action.complete.openEvents';
  api.on('/program-launch/actions', { complete: { allowed: false, reasons: [openEvents] } });
  await openList('Active');
  const activate = screen.getByRole('menuitem', { name: /^Activate/ });
  expect(activate.getAttribute('aria-disabled')).toBe('true');
  expect(activate.textContent).toBe('ActivateOnly possible while it is Draft or Inactive');
  const reason = 'CompleteSome of its events are neither closed nor cancelled';
  await waitFor(() => expect(screen.getByRole('menuitem', { name: /^Complete/ }).textContent).toBe(reason));
  fireEvent.click(activate);
  expect(api.requestsTo('/program-launch/activate')).toEqual([]);
  expect(document.activeElement).toBe(activate);
  fireEvent.keyDown(activate, { key: 'ArrowDown' });
  fireEvent.keyDown(document.activeElement ?? activate, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('menuitem', { name: /^Complete/ }));
});

test("a record's action asks its question and for its values, and sends both", async () => {
  await openRecord('Active');
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate' }));
  expect(dialog.getByText('Do you want to deactivate this launch?')).toBeTruthy();
  fireEvent.change(dialog.getByRole('textbox', { name: 'Reason' }), { target: { value: 'No room' } });
  becomes('deactivate', 'Inactive');
  fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('The launch is inactive')).toBeTruthy();
  const [request] = api.requestsTo('/program-launch/deactivate');
  expect(request?.body).toEqual({ inactiveReason: 'No room', version: 1 });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Activate' }).ariaDisabled).not.toBe('true'));
});

test('a value that an action can not take is refused at its field alone', async () => {
  await openRecord('Active');
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate' }));
  const reason = dialog.getByRole('textbox', { name: 'Reason' });
  fireEvent.change(reason, { target: { value: 'x'.repeat(251) } });
  fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  await waitFor(() => expect(reason.ariaInvalid ?? reason.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByText(/invalid_form/)).toBeNull();
});

test('what the server refuses of an action is said, and its dialog stays', async () => {
  await openRecord('Active');
  fireEvent.click(screen.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate' }));
  api.on('/program-launch/deactivate', { errors: { '': ['programLaunch.action.deactivate.state'] } }, 400);
  fireEvent.click(dialog.getByRole('button', { name: 'Deactivate' }));
  expect(await screen.findByText('- Only possible while it is Active')).toBeTruthy();
  expect(dialog.getByRole('textbox', { name: 'Reason' })).toBeTruthy();
});

test("a record's button that may not be pressed says why, to the eye and to the ear", async () => {
  await openRecord('Draft');
  const button = screen.getByRole('button', { name: 'Deactivate', description: 'Only possible while it is Active' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an action waits for changes that are not saved, which it would lose', async () => {
  await openRecord('Draft');
  fireEvent.change(await screen.findByRole('textbox', { name: /^Launch name/ }), { target: { value: 'Summer' } });
  const description = 'Save or discard your changes first';
  expect(await screen.findByRole('button', { name: 'Activate', description })).toBeTruthy();
});
