import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#model/roles.ts';
import { anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { aNomination } from '../../testing/nominations.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const launched = anEvent({
  status: 'Launched',
  launchedAt: '2026-11-01T06:00:00.000Z',
  startAt: '2026-12-01T04:30:00.000Z',
  endAt: '2026-12-02T11:30:00.000Z',
  minAttendees: 5,
  maxAttendees: 10,
  confirmed: 3,
  offered: 2,
  freeSeats: 5,
  overBy: 0,
  waitlisted: 4,
  pendingApproval: 1,
});
const page = `/program/${launched.launchKey}/event/${launched.key}/administrator`;
const list = '/nomination/paginated-list';
const history = [
  {
    at: '2026-10-24T07:49:00.000Z',
    by: 'Tara Trainer',
    action: 'approve',
    changes: [{ field: 'state', from: 'PendingApproval', to: 'Confirmed' }],
  },
];

beforeEach(() => {
  api.on('/:entity/options', { items: [] });
  api.on('/event/detail', launched);
  const all = aPage([aNomination(1), aNomination(2, { state: 'Waitlisted', position: 1 })], 12);
  const earlier = aNomination(3, { learnerKey: aNomination(1).learnerKey, state: 'Withdrawn' });
  // Of one learner alone: what came before the nomination that is looked at.
  api.on(list, ({ body }) => (JSON.stringify(body).includes('learnerKey') ? aPage([aNomination(1), earlier]) : all));
  api.on('/nomination/detail', aNomination(1));
  api.on('/nomination/history', aPage(history));
});
afterEach(cleanup);

const open = (tab = '', roles: Role[] = ['trainer']) => renderApplication(api, { path: page + tab, roles });
const event = (overrides: Record<string, unknown>) => api.on('/event/detail', { ...launched, ...overrides });

test('the head tells where an event stands, when it takes place by its own clock, and who holds its seats', async () => {
  await open();
  await screen.findByRole('heading', { name: launched.name });
  screen.getByText(/01\/12\/2026 10:00 AM/, { selector: 'div > span > time' });
  screen.getByText(/[(]Asia\/Kolkata[)]/);
  const life = within(screen.getByRole('region', { name: 'Life of the event' }));
  const states = life.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(states.map((text) => text?.replace(/\d.*/, ''))).toEqual([
    'Initial',
    'Launched',
    'Running',
    'Finished',
    'Closed',
  ]);
  expect(life.getByRole('listitem', { current: 'step' }).textContent).toContain('Launched');
  const seats = within(screen.getByRole('region', { name: 'Seats' }));
  expect(seats.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 confirmed',
    '2 offered',
    '5 free',
    '4 on the waiting list',
    '1 waits for approval',
  ]);
  seats.getByText('2 more are needed for the minimum of 5');
});

test.each([
  ['ends', '2099-12-01T12:30:00.000Z', 'Registration ends 01/12/2099 06:00 PM'],
  ['ended', '2026-11-01T12:30:00.000Z', 'Registration ended 01/11/2026 06:00 PM'],
])('the head tells when the registration %s, by the clock of the event', async (_how, registrationEndsAt, text) => {
  event({ registrationEndsAt });
  await open();
  const word = await screen.findByText(/^Registration end/);
  expect(word.textContent).toBe(text);
});

test('a lowered maximum says by how much there are too many, and a reached minimum that it is', async () => {
  event({ confirmed: 12, offered: 0, freeSeats: 0, overBy: 2, waitlisted: 0, pendingApproval: 0 });
  await open();
  const seats = within(await screen.findByRole('region', { name: 'Seats' }));
  expect(seats.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '12 confirmed',
    '0 free',
    'over by 2',
  ]);
  seats.getByText('The minimum of 5 is reached');
});

test('the life of a cancelled event ends with that, and the reason is told', async () => {
  event({ status: 'Cancelled', cancelledAt: '2026-11-09T06:00:00.000Z', reason: 'The trainer is ill' });
  await open();
  const life = within(await screen.findByRole('region', { name: 'Life of the event' }));
  const states = life.getAllByRole('listitem').map(({ textContent }) => textContent?.replace(/\d.*/, ''));
  expect(states).toEqual(['Initial', 'Launched', 'Cancelled']);
  life.getByText('Cancelled: The trainer is ill');
});

test('an action that is not possible says every reason why, and one that is can be taken', async () => {
  const reasons = ['event.close.notFinished', 'event.close.attendanceNotMarked'];
  api.on('/event/actions', { close: { allowed: false, reasons } });
  await open();
  const close = () => screen.getByRole('button', { name: 'Close' });
  await waitFor(() => expect(close().getAttribute('aria-disabled')).toBe('true'));
  await userEvent.hover(close());
  expect((await screen.findByRole('tooltip')).textContent).toContain(' · ');
  expect(screen.getByRole('button', { name: 'Take back the launch' }).getAttribute('aria-disabled')).toBeNull();
});

test('everyone who was nominated is listed with their state, of this event alone, and can be exported', async () => {
  await open();
  await screen.findByRole('tab', { name: 'Learners 12' });
  await screen.findByRole('link', { name: 'Learner 1' });
  screen.getByText('Waitlisted');
  const where = { eventKey: launched.key };
  expect(api.requestsTo(list).at(-1)?.body).toMatchObject({ searchCriteria: { filter: where } });
  api.on('/nomination/export', 'file');
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(api.requestsTo('/nomination/export')[0]?.body).toMatchObject({ searchCriteria: { filter: where } }),
  );
});

test('of a closed event the outcomes are exported as they are shown', async () => {
  event({ status: 'Closed' });
  localStorage.setItem('rostrum.columns.nomination', 'state');
  api.on('/nomination/export', 'file');
  await open('/learners');
  await screen.findByRole('link', { name: 'Learner 1' });
  await userEvent.click(screen.getByRole('button', { name: 'Export' }));
  await userEvent.click(screen.getByRole('menuitem', { name: /CSV/ }));
  await waitFor(() =>
    expect(api.requestsTo('/nomination/export')[0]?.body).toMatchObject({
      columns: expect.arrayContaining(['attendanceRate']),
    }),
  );
});

test("a learner's name opens what has happened to them, at an address of its own", async () => {
  const { router } = await open('/learners');
  await userEvent.click(await screen.findByRole('link', { name: 'Learner 1' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Learner 1' }));
  const earlier = await panel.findByRole('heading', { name: /^Another nomination for this event/ });
  expect(earlier.textContent).toContain('Withdrawn');
  expect(await panel.findAllByText('Tara Trainer')).toHaveLength(2);
  expect(api.requestsTo('/nomination/history').map(({ path }) => path)).toEqual([
    expect.stringContaining(aNomination(1).key),
    expect.stringContaining(aNomination(3).key),
  ]);
  expect(router.state.location.hash).toBe(`#${aNomination(1).key}`);
  await userEvent.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an instructor reads the same and is offered no action', async () => {
  await open('/learners', ['instructor']);
  await screen.findByRole('link', { name: 'Learner 1' });
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit event' })).toBeNull();
});

test("an event that does not exist, or is somebody else's, says so", async () => {
  api.on('/event/detail', { errors: { '': ['common.notFound'] } }, 404);
  await open();
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryByRole('tab')).toBeNull();
});
