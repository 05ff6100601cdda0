import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#model/roles.ts';
import { anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Launched', launchedAt: '2026-11-01T06:00:00.000Z' });
const path = `/program/${event.launchKey}/event/${event.key}/administrator/reminders`;
const call = '/event/remind-learners';
const previewed = {
  reached: 1,
  notReached: 2,
  recipients: [
    { key: '1', name: 'Bea', email: null, channels: [], reasons: ['reminder.noEmail'] },
    { key: '2', name: 'Cem', email: 'cem@example.test', channels: [], reasons: ['reminder.inactive'] },
    { key: '3', name: 'Amal', email: 'amal@example.test', channels: ['EMAIL', 'SMS'], reasons: [] },
  ],
  message: { name: 'Amal', subject: 'Safety is near', text: 'Good morning Amal' },
};

beforeEach(() => {
  api.on('/event/detail', event);
  api.on('/nomination/paginated-list', { items: [], totalItems: 0 });
  api.on('/event/actions', {
    'remind-learners': { allowed: true, reasons: [] },
    'remind-instructors': { allowed: false, reasons: ['event.remindInstructors.notClosed'] },
  });
  api.on(call, previewed);
});
afterEach(cleanup);

const open = (roles: Role[] = ['trainer']) => renderApplication(api, { path, roles });
const ask = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Remind learners' }));
  return within(await screen.findByRole('dialog', { name: 'Remind learners' }));
};

test('before a reminder is sent one sees whom it reaches, and whom not and why', async () => {
  await open();
  const dialog = await ask();
  const rows = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(rows).toEqual(['BeaHas no e-mail address', 'CemIs inactive', 'Amalamal@example.test · SMS']);
  dialog.getByText('1 person gets it, 2 do not');
  expect(within(dialog.getByRole('region', { name: 'What Amal gets' })).getByText('Safety is near')).toBeTruthy();
  expect(api.requestsTo(call).map((request) => request.path)).toEqual([`${call}?key=${event.key}&preview=true`]);
});

test('the reminder is sent with the note, and one is told how many get it', async () => {
  await open();
  const dialog = await ask();
  await dialog.findByText('Amal');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Your own note' }), 'Bring your badge');
  await userEvent.click(dialog.getByRole('button', { name: 'Remind' }));
  await screen.findByText('The reminder for 1 person is on its way');
  expect(api.requestsTo(call).at(-1)).toMatchObject({
    path: `${call}?key=${event.key}`,
    body: { note: 'Bring your badge' },
  });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a note that is refused stays, with the reason', async () => {
  await open();
  const dialog = await ask();
  await dialog.findByText('Amal');
  api.on(call, { errors: { '': ['event.remindLearners.notOpen'] } }, 400);
  const note = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Your own note' });
  await userEvent.type(note, 'Bring your badge');
  await userEvent.click(dialog.getByRole('button', { name: 'Remind' }));
  await dialog.findByText('Learners can be reminded while an event is launched or running');
  expect(note.value).toBe('Bring your badge');
});

test('a reminder is planned for a time by the clock of the event, and one is told for when', async () => {
  await open();
  const dialog = await ask();
  await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
  const time = dialog.getByRole('textbox', { name: 'Time' });
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Date' }));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Date' }), '30/11/2026');
  await userEvent.clear(time);
  await userEvent.type(time, '18:30');
  dialog.getByText(/^By the clock of the event, Asia\/Kolkata/);
  api.on(call, { ...previewed, sendAt: '2026-11-30T13:00:00.000Z' });
  await userEvent.click(dialog.getByRole('button', { name: 'Plan reminder' }));
  await screen.findByText('A reminder for 1 person is planned for Mon 30/11/2026 06:30 PM (Asia/Kolkata)');
  expect(api.requestsTo(call).at(-1)).toMatchObject({
    path: `${call}?key=${event.key}`,
    body: { note: '', sendAt: '2026-11-30T18:30' },
  });
});

test('what is wrong with the time is said at it before anything is sent, and who chose now is not asked for one', async () => {
  await open();
  const dialog = await ask();
  await dialog.findByText('Amal');
  api.on(call, { errors: { sendAt: ['reminder.later.past'] } }, 400);
  await userEvent.click(dialog.getByRole('radio', { name: 'Later' }));
  const mistake = await dialog.findByText(/^This time is over/);
  const time = dialog.getByRole('textbox', { name: 'Time' });
  expect([time.getAttribute('aria-invalid'), time.getAttribute('aria-describedby')]).toEqual(['true', mistake.id]);
  api.on(call, previewed);
  await userEvent.click(dialog.getByRole('radio', { name: 'Now' }));
  await dialog.findByText('Amal');
  expect(api.requestsTo(call).at(-1)?.body).toEqual({ note: '' });
});

test('nobody can be reminded when it reaches nobody', async () => {
  api.on(call, { reached: 0, notReached: 0, recipients: [] });
  await open();
  const dialog = await ask();
  await dialog.findByText('Nobody gets it');
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Remind' }).disabled).toBe(true);
});

test('whom one can not remind now stands there with the reason; instructors are not offered to remind each other', async () => {
  await open();
  const instructors = () => screen.findByRole('button', { name: 'Remind instructors' });
  await waitFor(async () => expect((await instructors()).getAttribute('aria-disabled')).toBe('true'));
  expect(screen.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
  cleanup();
  await open(['instructor']);
  await screen.findByRole('button', { name: 'Remind learners' });
  expect(screen.queryByRole('button', { name: 'Remind instructors' })).toBeNull();
});
