import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CalendarReminder } from '#model/calendar.ts';
import { aCalendar, aCalendarSession } from '../../testing/calendar.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const call = '/calendar/reminders';
const patience = { timeout: 30_000 };
const reminder: CalendarReminder = {
  kind: 'event.reminder',
  at: '2026-12-02T03:30:00.000Z',
  zone: 'Asia/Kolkata',
  date: '2026-12-02',
  time: '09:00',
  entity: 'event',
  key: 'e'.repeat(32),
  name: 'Safety, group 1',
  code: 'SAFE-1',
  ownerKey: 'a'.repeat(32),
  isDraft: false,
};
const heard = 'Reminder of the event: Safety, group 1, Wed 02/12/2026, 09:00 AM, Asia/Kolkata';

beforeEach(() => {
  api.on('/calendar/paginated-list', aCalendar([aCalendarSession()]));
  api.on(call, { items: [reminder], totalItems: 1 });
});
afterEach(cleanup);

async function show(query: string) {
  const { router } = await renderApplication(api, { path: `/program/calendar?${query}`, roles: ['trainer'] });
  await screen.findByRole('heading', { level: 1, name: 'Calendar' }, patience);
  return { search: () => router.state.location.search };
}

const line = () => screen.findByRole('button', { name: new RegExp(`^${heard}`) }, patience);

test('reminders are shown by a switch that stands in the address, and nobody asks for them before', async () => {
  const { search } = await show('view=month&date=2026-12-01');
  const toggle = await screen.findByRole('switch', { name: 'Planned reminders' }, patience);
  expect(api.requestsTo(call)).toEqual([]);
  await userEvent.click(toggle);
  expect((await line()).closest('td')?.dataset['date']).toBe('2026-12-02');
  expect(api.requestsTo(call)[0]?.body).toEqual({ from: '2026-11-29', to: '2027-01-02' });
  await screen.findByRole('button', { name: 'Wed 02/12/2026, 0 sessions, 1 reminder' });
  expect(search()).toBe('?view=month&date=2026-12-01&reminders=shown');
  await userEvent.click(toggle);
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reminder/ })).toBeNull());
});

test.each(['week', 'day', 'agenda'])('a %s shows them by link', async (view) => {
  await show(`view=${view}&date=2026-12-02&reminders=shown`);
  const list = await screen.findByRole('list', { name: 'Planned reminders' }, patience);
  expect(within(list).getByRole('button').textContent).toContain(heard);
});

test('a reminder tells of what it is, when, how many it reaches, and leads to where it is planned', async () => {
  const planned = { kind: reminder.kind, at: reminder.at, zone: reminder.zone, recipients: 12 };
  api.on('/event/reminders', { isPaused: false, items: [planned], waiting: 0, isExample: false });
  api.on(call, { items: [{ ...reminder, isDraft: true }], totalItems: 1 });
  await show('view=day&date=2026-12-02&reminders=shown');
  await userEvent.click(await line());
  const dialog = within(await screen.findByRole('dialog', { name: 'Reminder of the event: Safety, group 1' }));
  dialog.getByText('Wed 02/12/2026 09:00 AM (Asia/Kolkata)');
  dialog.getByText(/^This is not launched yet/);
  await dialog.findByText('12 people');
  expect(dialog.getByRole('link', { name: 'Planned reminders' }).getAttribute('href')).toBe(
    `/program/${reminder.ownerKey}/event/${reminder.key}/administrator/reminders`,
  );
});

test('a month shows the first of a day and how many more there are; keys reach them on the marked day alone', async () => {
  const many = Array.from({ length: 5 }, (_, index) => ({ ...reminder, key: String(index) }));
  api.on(call, { items: many, totalItems: 1200 });
  const { search } = await show('view=month&date=2026-12-01&reminders=shown');
  const [first, second, more] = within(await screen.findByRole('list', { name: 'Planned reminders' }, patience))
    .getAllByRole('button')
    .map((button) => button);
  expect([first?.tabIndex, second?.tabIndex, more?.textContent]).toEqual([-1, -1, '3 more reminders']);
  screen.getByText(/^Only the first 5 of 1200 reminders/);
  await userEvent.click(more ?? document.body);
  expect(search()).toBe('?view=day&date=2026-12-02&reminders=shown');
});

test('reminders that can not be read are asked for once more, and the sessions stand there meanwhile', async () => {
  api.on(call, { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await show('view=month&date=2026-12-01&reminders=shown');
  await screen.findByText(/^The planned reminders could not be loaded/, undefined, patience);
  await screen.findByRole('button', { name: /^Safety/ });
  api.on(call, { items: [reminder], totalItems: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await line()).textContent).toContain('Safety, group 1');
});
