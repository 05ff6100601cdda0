import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Role } from '#model/roles.ts';
import { aCalendar, aCalendarSession, people, rooms } from '../../testing/calendar.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const list = '/calendar/paginated-list';
const patience = { timeout: 30_000 };
const session = aCalendarSession();
const later = aCalendarSession({
  key: '6'.repeat(32),
  title: 'Practice',
  startTime: '13:00',
  endTime: '15:00',
  venue: rooms.lotus,
  instructors: [people.amit],
});

afterEach(cleanup);

async function show(query: string, roles: Role[] = ['superAdmin'], culture = 'en') {
  const { router } = await renderApplication(api, { path: `/program/calendar?${query}`, roles, culture });
  await screen.findByRole('heading', { level: 1, name: 'Calendar' }, patience);
  return { search: () => router.state.location.search };
}

const asked = () => api.requestsTo(list).at(-1)?.body;
const find = (role: string, name: string | RegExp) => screen.findByRole(role, { name }, patience);

test('a month shows each session on its day, by the clock of its event, and how many more there are', async () => {
  const many = Array.from({ length: 400 }, (_, index) =>
    aCalendarSession({ key: `f${index}`, title: `S${index}`, date: `2026-12-${String(10 + (index % 20))}` }),
  );
  api.on(list, aCalendar([session, ...many], { holidays: [holiday] }));
  await show('date=2026-12-05');
  const dayNamed = async (name: string) => within((await find('button', name)).closest('td') ?? document.body);
  const own = (await dayNamed('Tue 01/12/2026, 1 session')).getByRole('button', { name: /^Safety/ });
  expect(own.textContent).toContain('Safety, group 1: Start, Tue 01/12/2026, 10:00 AM to 12:00 PM, Asia/Kolkata');
  // The person is in Kolkata too by default: nothing else is to be said.
  expect(own.title).toBe('');
  const full = await dayNamed('Thu 10/12/2026, 20 sessions');
  expect(full.getAllByRole('button', { name: /^Safety/ })).toHaveLength(3);
  expect(full.getByRole('button', { name: '17 more' })).toBeTruthy();
  await dayNamed('Fri 25/12/2026, 20 sessions, Holiday: Christmas Day');
  expect(asked()).toEqual({ from: '2026-11-29', to: '2027-01-02' });
});

const holiday = { name: 'Christmas Day', startDate: '2026-12-25', endDate: '2026-12-25' };

test('weeks begin as the culture has it', async () => {
  api.on(list, aCalendar([]));
  await show('date=2026-12-05', ['superAdmin'], 'en-GB');
  await waitFor(() => expect(asked()).toEqual({ from: '2026-11-30', to: '2027-01-03' }));
});

test('the address keeps view, day and filters, and the ways forward and back change it', async () => {
  api.on(list, aCalendar([session, later]));
  const { search } = await show(`view=week&date=2026-12-01&venue=${rooms.lotus.key}`);
  await waitFor(() => expect(asked()).toEqual({ from: '2026-11-29', to: '2026-12-05', venueKey: rooms.lotus.key }));
  expect(await find('combobox', 'Venue')).toHaveProperty('value', rooms.lotus.key);
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  await waitFor(() => expect(search()).toContain('date=2026-12-08'));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Instructor' }), 'Priya Shah');
  expect(search()).toContain(`instructor=${people.priya.key}`);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(search()).toBe('?view=week&date=2026-12-08');
  await userEvent.click(screen.getByRole('button', { name: 'Month' }));
  expect(search()).toBe('?view=month&date=2026-12-08');
});

test('a filter whose record has nothing to do with these days stays visible', async () => {
  api.on(list, aCalendar([]));
  await show('view=week&date=2026-12-01&training=abc');
  const filter = await find('combobox', 'Training');
  expect(within(filter).getByRole('option', { name: 'Not in these days' })).toHaveProperty('selected', true);
});

test('what the address says wrongly is left out', async () => {
  api.on(list, aCalendar([]));
  await show('view=year&date=2026-02-30&by=weather');
  expect((await find('button', 'Month')).getAttribute('aria-pressed')).toBe('true');
  expect(await screen.findByRole('button', { current: 'date' }, patience)).toBeTruthy();
});

test('keys move the one day that Tab comes to, and open it', async () => {
  api.on(list, aCalendar([session]));
  const { search } = await show('date=2026-12-01');
  const start = await find('button', /^Tue 01\/12/);
  const reachable = within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter(({ tabIndex }) => tabIndex === 0);
  expect(reachable).toEqual([start, screen.getByRole('button', { name: /^Safety/ })]);
  start.focus();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toContain('Safety');
  start.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowDown}');
  expect(document.activeElement?.textContent).toContain('Wed 09/12');
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Sat 09/01'));
  await userEvent.keyboard('{Home}{Enter}');
  expect(search()).toBe('?date=2027-01-03&view=day');
});

test('a day has a column for each venue, or for each instructor, in which arrows move between sessions', async () => {
  api.on(list, aCalendar([session, later]));
  await show('view=day&date=2026-12-01');
  const column = await find('region', 'Lotus');
  expect(within(column).getByRole('button').textContent).toContain('Practice');
  const first = within(screen.getByRole('region', { name: 'Harbour' })).getByRole('button');
  first.focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toContain('Practice');
  expect([first.tabIndex, (document.activeElement as HTMLElement).tabIndex]).toEqual([-1, 0]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Colours and columns' }), 'Instructor');
  expect(await find('region', 'Amit Rao')).toBeTruthy();
});

test('a day of an instructor reads like a ticket: when, where, how many, what is missing, and the way there', async () => {
  const room = aCalendarSession({ isMovable: false, timeZone: 'Europe/Berlin', startAt: '2026-12-01T09:00:00.000Z' });
  const draft = { ...later, mode: 'HYBRID', venue: null, location: null, instructors: [], isDraft: true } as const;
  api.on(list, aCalendar([room, { ...draft, isMovable: false }]));
  await show('view=day&date=2026-12-01', ['instructor']);
  const tickets = await screen.findAllByRole('article', {}, patience);
  const [ready, open] = tickets.map(({ textContent }) => textContent);
  expect(ready).toContain('10:00 AM–12:00 PM');
  expect(ready).toContain('Europe/Berlin');
  expect(ready).toContain('Your time: 01/12/2026 02:30 PM');
  expect(ready).toContain('WhereHarbour, Pune');
  expect(ready).toContain('Seatsat most 12');
  expect(open).toContain('Draft');
  expect(open).toContain('No venue yet · No meeting link yet · Nobody teaches it yet');
  expect(screen.getAllByRole('link', { name: 'Open event' })[0]?.getAttribute('href')).toBe(
    `/program/${session.launchKey}/event/${session.eventKey}/administrator`,
  );
  expect(screen.queryByRole('button', { name: 'Reschedule' })).toBeNull();
});

test('an agenda lists two weeks day by day, and a session over midnight once', async () => {
  const night = aCalendarSession({ date: '2026-12-03', startTime: '22:00', endTime: '02:00', endsNextDay: true });
  api.on(list, aCalendar([session, { ...night, key: '7'.repeat(32) }]));
  await show('view=agenda&date=2026-12-01');
  expect(await screen.findAllByRole('article', {}, patience)).toHaveLength(2);
  expect(screen.queryByRole('region', { name: 'Fri 04/12/2026' })).toBeNull();
  expect(asked()).toEqual({ from: '2026-12-01', to: '2026-12-14' });
});

test.each(['month', 'week'])(
  'in a %s a session over midnight goes on the next day, and does not begin again',
  async (view) => {
    const night = aCalendarSession({ date: '2026-12-03', startTime: '22:00', endTime: '02:00', endsNextDay: true });
    api.on(list, aCalendar([night]));
    await show(`view=${view}&date=2026-12-03`);
    const [first, second] = await screen.findAllByRole('button', { name: /^Safety, group 1: Start/ }, patience);
    expect(first?.textContent).toContain('10:00 PM');
    expect(first?.textContent).not.toContain('until');
    expect(second?.textContent).toContain('until 02:00 AM');
    expect(second?.textContent).toContain('It goes on from the day before');
  },
);

test('what can not be loaded says why, and is asked for again', async () => {
  api.on(list, { errors: { '': ['common.unavailable'] } }, 503);
  await show('view=agenda&date=2026-12-01');
  expect((await screen.findByText(/The calendar could not be loaded/, {}, patience)).textContent).toBeTruthy();
  api.on(list, aCalendar([]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No sessions from 01/12/2026 to 14/12/2026', {}, patience)).toBeTruthy();
});

test('a session opens over the calendar, and leads to its event and to another time', async () => {
  api.on(list, aCalendar([session]));
  api.on('/event/sessions', { version: 3, days: [] });
  await show('view=week&date=2026-12-01', ['trainer']);
  (await find('button', /^Safety, group 1: Start/)).focus();
  await userEvent.keyboard('{Enter}');
  const dialog = await find('dialog', 'Safety, group 1: Start');
  expect(within(dialog).getByRole('link', { name: 'Open event' }).getAttribute('href')).toBe(
    `/program/${session.launchKey}/event/${session.eventKey}`,
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Reschedule' }));
  expect(await find('dialog', 'Reschedule Safety, group 1')).toBeTruthy();
});

test('an address for other programs is made, shown once, renewed and ended', async () => {
  api.on(list, aCalendar([]));
  api.on('/calendar/subscription', { createdAt: null });
  api.on('/calendar/subscribe', { token: 'rostrum.secret', createdAt: '2026-12-01T10:00:00.000Z' });
  api.on('/calendar/unsubscribe', { createdAt: null });
  await show('date=2026-12-01', ['instructor']);
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  await userEvent.click(await find('button', 'Make an address'));
  expect(await screen.findByLabelText('Address', {}, patience)).toHaveProperty(
    'value',
    `${location.origin}/api/calendar/feed.ics?token=rostrum.secret`,
  );
  expect(screen.getByRole('button', { name: 'Make a new address' })).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End the address' }));
  expect(await screen.findByText('There is no address yet.', {}, patience)).toBeTruthy();
});

test('an address that was made before is not shown again; what does not work is tried again', async () => {
  api.on(list, aCalendar([]));
  api.on('/calendar/subscription', { createdAt: '2026-12-01T10:00:00.000Z' });
  api.on('/calendar/unsubscribe', { errors: { '': ['common.unavailable'] } }, 503);
  await show('date=2026-12-01');
  await userEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  expect(await screen.findByText(/There is an address since 01\/12\/2026/, {}, patience)).toBeTruthy();
  expect(screen.queryByLabelText('Address')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'End the address' }));
  expect(await screen.findByText(/That did not work/, {}, patience)).toBeTruthy();
  api.on('/calendar/unsubscribe', { createdAt: null });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('There is no address yet.', {}, patience)).toBeTruthy();
});
