import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#model/roles.ts';
import { aLaunch, anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Launched', launchedAt: '2026-11-01T06:00:00.000Z', remindersPaused: false });
const call = '/event/reminders';
const reminder = {
  kind: 'event.reminder',
  at: '2026-11-30T03:30:00.000Z',
  zone: 'Asia/Kolkata',
  recipients: 12,
};
const plan = {
  isPaused: false,
  items: [reminder, { ...reminder, at: '2026-12-01T03:30:00.000Z', recipients: 0, holiday: 'Fair' }],
  waiting: 0,
  isExample: false,
};

beforeEach(() => {
  api.on('/:entity/options', { items: [] });
  api.on('/event/detail', event);
  api.on('/nomination/paginated-list', { items: [], totalItems: 0 });
  api.on(call, plan);
});
afterEach(cleanup);

const open = (roles: Role[] = ['trainer']) =>
  renderApplication(api, { path: `/program/${event.launchKey}/event/${event.key}/administrator/reminders`, roles });
const rows = async () => {
  const table = within(await screen.findByRole('table', { name: 'Planned reminders' }));
  return table
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
};

test('what is going to be sent stands there by the clock of the event, with what a holiday leaves out', async () => {
  await open();
  expect(await rows()).toEqual([
    ['Mon 30/11/2026 09:00 AM (Asia/Kolkata)', 'Reminder of the event', '12 people'],
    ['Tue 01/12/2026 09:00 AM (Asia/Kolkata)', 'Reminder of the event · left out: Fair', ''],
  ]);
});

test('whom a reminder reaches is told by name, a page at a time, and found by a text', async () => {
  const people = '/event/reminder-recipients';
  const person = (number: number) => ({ key: `${number}`, name: `Learner ${number}`, channels: ['EMAIL', 'SMS'] });
  const items = [
    { ...person(1), email: 'one@example.test' },
    { ...person(2), email: null, channels: [] },
  ];
  api.on(people, { items, totalItems: 25 });
  await open();
  const when = 'Mon 30/11/2026 09:00 AM (Asia/Kolkata)';
  await userEvent.click(await screen.findByRole('button', { name: `12 people: whom the reminder of ${when} reaches` }));
  const dialog = within(await screen.findByRole('dialog', { name: `Whom the reminder of ${when} reaches` }));
  const listed = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent);
  expect(listed).toEqual(['Learner 1one@example.test · SMS', 'Learner 2Has no e-mail address']);
  await userEvent.click(dialog.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(api.requestsTo(people).at(-1)?.path).toContain('pageIndex=1'));
  api.on(people, { items: [], totalItems: 0 });
  await userEvent.type(dialog.getByRole('searchbox', { name: 'Search people' }), 'zoe');
  await dialog.findByText('Nobody matches');
  const asked = new URLSearchParams(api.requestsTo(people).at(-1)?.path.split('?')[1]);
  expect(Object.fromEntries(asked)).toEqual({
    key: event.key,
    kind: 'event.reminder',
    at: reminder.at,
    text: 'zoe',
    pageIndex: '0',
    pageSize: '20',
  });
});

test('reminders are paused and resumed; that they are paused is said', async () => {
  await open();
  api.on('/event/update', event);
  api.on('/event/detail', { ...event, version: 2, remindersPaused: true });
  api.on(call, { ...plan, isPaused: true });
  await userEvent.click(await screen.findByRole('button', { name: 'Pause reminders' }));
  await screen.findByText(/^The reminders are paused/);
  expect(api.requestsTo('/event/update')[0]?.body).toEqual({ key: event.key, version: 1, remindersPaused: true });
  await screen.findByRole('button', { name: 'Resume reminders' });
});

test('what somebody has planned by hand is cancelled where it stands, and what was sent meanwhile is told', async () => {
  const byHand = { ...reminder, kind: 'reminder.adHoc', reminderKey: '1' };
  api.on(call, { ...plan, items: [byHand] });
  await open();
  const button = await screen.findByRole('button', {
    name: 'Cancel reminder of Mon 30/11/2026 09:00 AM (Asia/Kolkata)',
  });
  api.on('/event/cancel-reminder', { errors: { '': ['reminder.gone'] } }, 400);
  await userEvent.click(button);
  await screen.findByText('This reminder is sent or cancelled already');
  api.on('/event/cancel-reminder', {});
  api.on(call, { ...plan, items: [] });
  await userEvent.click(await screen.findByRole('button', { name: /^Cancel reminder/ }));
  await screen.findByText('The reminder is cancelled: nobody gets it');
  await screen.findByText('No reminder is planned');
  expect(api.requestsTo('/event/cancel-reminder').at(-1)).toMatchObject({
    path: `/event/cancel-reminder?key=${event.key}`,
    body: { reminderKey: '1' },
  });
});

test('who only teaches the event sees its reminders and can not pause them', async () => {
  await open(['instructor']);
  await rows();
  expect(screen.queryByRole('button', { name: 'Pause reminders' })).toBeNull();
});

test('an event without reminders says so, and one whose reminders can not be read lets one try again', async () => {
  api.on(call, { ...plan, items: [] });
  await open();
  await screen.findByText('No reminder is planned');
  cleanup();
  api.on(call, { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await open();
  const alert = await screen.findByText(/^The planned reminders could not be loaded/);
  api.on(call, plan);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(alert.isConnected).toBe(false));
  expect(await rows()).toHaveLength(2);
});

test('an event whose reminders count from an end of the registration that it does not have says so', async () => {
  api.on(call, { ...plan, items: [], lacks: 'REGISTRATION_END' });
  await open();
  const note = await screen.findByRole('alert');
  expect(note.textContent).toMatch(/^The reminders count from the end of the registration, and this event has none/);
  screen.getByText('No reminder is planned');
});

test('a launch tells who waits for a first access, and shows an example while it concerns nobody', async () => {
  const launch = aLaunch();
  api.on('/program-launch/detail', launch);
  api.on('/event/paginated-list', { items: [], totalItems: 0 });
  api.on('/program-launch/history', { items: [], totalItems: 0 });
  const item = { ...reminder, kind: 'launch.startReminder', recipients: 0 };
  api.on('/program-launch/reminders', { ...plan, items: [item], waiting: 3, isExample: true });
  await renderApplication(api, { path: `/program/${launch.key}/planned-reminders`, roles: ['trainer'] });
  await screen.findByText('3 learners are reminded only after opening the course for the first time.');
  screen.getByText(/^It concerns nobody yet/);
  expect(await rows()).toEqual([['Mon 30/11/2026 09:00 AM (Asia/Kolkata)', 'Reminder to start']]);
});
