import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { aLaunch, anEvent, aTraining } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const [launch, training, event] = [aLaunch(), aTraining(), anEvent()];
const events = '/event/paginated-list';
const patience = { timeout: 30_000 };

beforeEach(() => {
  for (const entity of ['event', 'training', 'program-launch']) api.on(`/${entity}/history`, { items: [] });
  api.on('/:entity/options', { items: [] });
  api.on('/program-launch/detail', launch);
  api.on('/training/detail', training);
  api.on('/event/detail', event);
  api.on(events, aPage([event], 3));
  api.on('/event/start-values', {});
  api.on('/event/planned-cost', { venues: [], items: [], totals: [] });
  api.on('/program-launch/users/paginated-list', aPage([], 4));
  api.on('/event/save-with-sessions', ({ body }) => ({ ...event, ...(body as object) }));
});
afterEach(cleanup);

const tabs = async (last: string) => {
  await screen.findByRole('tab', { name: last }, patience);
  return screen.getAllByRole('tab').map(({ textContent }) => textContent);
};
const stepTo = async (name: string | RegExp) => {
  const steps = await screen.findByRole('navigation', { name: 'Sections' }, patience);
  await userEvent.click(within(steps).getByRole('button', { name }));
};
const save = async () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a launch has its events on a tab with their number, and they lead to their own pages', async () => {
  await renderApplication(api, { path: `/program/${launch.key}/events` });
  await screen.findByRole('tab', { name: 'Learners 4' }, patience);
  expect(await tabs('Events 3')).toEqual([
    'Basic info',
    'Settings',
    'Reminders',
    'Events 3',
    'Learners 4',
    'Planned reminders',
    'Deliveries',
    'History',
  ]);
  const link = await screen.findByRole('link', { name: event.name }, patience);
  expect(link.getAttribute('href')).toBe(`/program/${launch.key}/event/${event.key}`);
  const people = screen.getByRole('link', { name: `Administration of ${event.name}` });
  expect(people.getAttribute('href')).toBe(`/program/${launch.key}/event/${event.key}/administrator`);
  expect(screen.getByRole('link', { name: 'Add event' }).getAttribute('href')).toBe(
    `/program/${launch.key}/event/create`,
  );
});

test('a search among the events of a launch stays among them', async () => {
  const filter = encodeURIComponent(JSON.stringify({ criteria: { mode: 'CLT' } }));
  await renderApplication(api, { path: `/program/${launch.key}/events?filter=${filter}` });
  await screen.findByRole('link', { name: event.name }, patience);
  const asked = api.requestsTo(events).map(({ body }) => (body as { searchCriteria: unknown }).searchCriteria);
  expect(asked).toContainEqual({ filter: { all: [{ launchKey: launch.key }, { mode: 'CLT' }] } });
});

test('a training has the events that follow it, or says that there are none', async () => {
  api.on(events, aPage([]));
  await renderApplication(api, { path: `/training/${training.key}/events` });
  await screen.findByText('No event added', {}, patience);
  expect(api.requestsTo(events)[0]?.body).toMatchObject({ searchCriteria: { filter: { trainingKey: training.key } } });
});

test('the events of a launch tell where each stands, its seats and its next session', async () => {
  const told = { ...event, status: 'Launched', confirmed: 7, nextSessionAt: '2026-12-01T04:30:00.000Z' };
  api.on(events, aPage([told]));
  await renderApplication(api, { path: `/program/${launch.key}/events` });
  const row = within(await screen.findByRole('row', { name: /Safety, group 1/ }, patience));
  const cells = row.getAllByRole('cell').map(({ textContent }) => textContent);
  expect(cells.slice(1, 6)).toEqual(['SAFE-1', 'Launched', '01/12/2026 10:00 AM', '7', '20']);
});

test('the number of events of a training leads to them', async () => {
  api.on('/training/paginated-list', aPage([aTraining({ eventsCount: 3 })]));
  await renderApplication(api, { path: '/training' });
  const link = await screen.findByRole('link', { name: '3' }, patience);
  expect(link.getAttribute('href')).toBe(`/training/${training.key}/events`);
});

test('an event shows where it stands, and the sections of its form as tabs', async () => {
  await renderApplication(api, { path: `/program/${launch.key}/event/${event.key}` });
  const names = await tabs('History');
  expect(names).toContain('Seats');
  expect(screen.getAllByText('Initial').length).toBeGreaterThan(0);
});

test('a new event of a training begins with its settings, in three steps that can be entered in any order', async () => {
  api.on('/event/start-values', { trainingKey: training.key, maxAttendees: 12, mode: 'VILT' });
  const { at } = await renderApplication(api, { path: `/training/${training.key}/event/create` });
  await stepTo('Settings');
  await screen.findByDisplayValue('12');
  await stepTo('Basic info');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Event name/ }), 'Spring');
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), 'SPR-1');
  await save();
  await waitFor(() => expect(at()).toContain(`/event/${event.key}`), patience);
  expect(api.requestsTo('/event/save-with-sessions')[0]?.body).toMatchObject({
    trainingKey: training.key,
    name: 'Spring',
    code: 'SPR-1',
    mode: 'VILT',
    maxAttendees: 12,
  });
});

test('what is wrong with a new event is shown at its step, and the focus goes there', async () => {
  await renderApplication(api, { path: `/program/${launch.key}/event/create` });
  await stepTo('Settings');
  await save();
  const name = await screen.findByRole('textbox', { name: /^Event name/ }, patience);
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(screen.getByRole('button', { name: /Basic info/, current: 'step' }).textContent).toContain('2');
});

test('a training that is chosen for an event of a launch brings its settings, but not over what was typed', async () => {
  api.on('/training/options', { items: [{ value: training.key, label: training.trainingName }] });
  api.on('/event/start-values', ({ path }) =>
    path.includes('trainingKey') ? { trainingKey: training.key, maxAttendees: 12, minAttendees: 5 } : {},
  );
  await renderApplication(api, { path: `/program/${launch.key}/event/create` });
  await stepTo('Settings');
  const minimum = await screen.findByLabelText('Minimum attendees', {}, patience);
  await userEvent.clear(minimum);
  await userEvent.type(minimum, '2');
  await stepTo('Basic info');
  await userEvent.click(screen.getByRole('combobox', { name: 'Training' }));
  await userEvent.click(await screen.findByRole('option', { name: training.trainingName }));
  await screen.findByText('The settings of the training are taken over; what you had changed stays.', {}, patience);
  await stepTo('Settings');
  expect(screen.getByDisplayValue('12')).toBeTruthy();
  expect(screen.getByDisplayValue('2')).toBeTruthy();
});

test('what an event begins with can be asked for again when it could not be loaded', async () => {
  api.on('/event/start-values', { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await renderApplication(api, { path: `/program/${launch.key}/event/create` });
  await screen.findByText(/^What the event begins with could not be loaded[.]/, {}, patience);
  api.on('/event/start-values', {});
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('textbox', { name: /^Event name/ }, patience)).toBeTruthy();
});

test('a name that is too long is refused in the words of the specification, and a saved event is left without a question', async () => {
  const path = `/program/${launch.key}/event/create`;
  const { at } = await renderApplication(api, { path });
  await userEvent.type(await screen.findByRole('textbox', { name: /^Event name/ }, patience), 'x'.repeat(51));
  await userEvent.type(screen.getByRole('textbox', { name: /^Code/ }), 'SPR-1');
  await save();
  await screen.findByText('Event name should not be greater than 50 characters', {}, patience);
  await userEvent.type(screen.getByRole('textbox', { name: /^Event name/ }), '{Backspace}');
  await save();
  await waitFor(() => expect(at()).toContain(`/event/${event.key}`), patience);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an event that could not be loaded can be asked for again', async () => {
  api.on('/event/detail', { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await renderApplication(api, { path: `/program/${launch.key}/event/${event.key}` });
  const again = await screen.findByRole('button', { name: 'Try again' }, patience);
  api.on('/event/detail', event);
  await userEvent.click(again);
  expect(await screen.findByRole('heading', { name: event.name }, patience)).toBeTruthy();
});

const rupees = { currency: 'INR' };
const room = { key: 'v', name: 'Room 1', minutes: 90, hourlyCost: 100_000, cost: 150_000, ...rupees };
const books = { key: 'i', name: 'Workbook', quantity: 20, costPerUnit: 5000, cost: 100_000, available: 12, ...rupees };

test('what an event will cost is shown while it is added, with what there is too little of', async () => {
  api.on('/event/planned-cost', { venues: [room], items: [books], totals: [{ ...rupees, cost: 250_000 }] });
  await renderApplication(api, { path: `/program/${launch.key}/event/create` });
  await stepTo('Settings');
  const cost = within(await screen.findByRole('region', { name: 'Planned cost' }, patience));
  const rows = cost.getAllByRole('row').map(({ textContent }) => textContent);
  expect(rows).toEqual([
    'Room 11.5 h × ₹1,000.00₹1,500.00',
    'WorkbookOnly 12 left at that time20 × ₹50.00₹1,000.00',
    'Total₹2,500.00',
  ]);
  expect(api.requestsTo('/event/planned-cost')[0]?.body).toMatchObject({ event: { mode: 'CLT' }, days: [] });
});

test('the cost of an event stands on its page, and can be asked for again', async () => {
  api.on('/event/sessions', { version: 1, days: [] });
  api.on('/event/planned-cost', { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await renderApplication(api, { path: `/program/${launch.key}/event/${event.key}/cost` });
  const said = await screen.findByText(/^The planned cost could not be worked out[.]/, {}, patience);
  const failure = within(said.closest('[role=alert]') as HTMLElement);
  api.on('/event/planned-cost', { venues: [], items: [], totals: [] });
  await userEvent.click(failure.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('No venue and no inventory is planned yet.', {}, patience)).toBeTruthy();
});

test('an event can be launched as soon as the booking that it waits for is approved', async () => {
  const [startAt, endAt] = ['2026-12-01T04:30:00.000Z', '2026-12-01T06:30:00.000Z'];
  const place = { venueKey: 'f'.repeat(32), venueName: 'Studio 1' };
  const of = { eventKey: event.key, eventName: event.name, launchKey: launch.key, trainingKey: null };
  const asked = { sessionKey: '1'.repeat(32), title: 'Opening', startAt, endAt, timeZone: 'Asia/Kolkata' };
  const undecided = { reason: null, decidedBy: null, decidedAt: null };
  const booking = { ...asked, ...of, ...place, ...undecided, state: 'Requested' };
  api.on('/event/sessions', { version: 1, days: [] });
  api.on('/event/bookings', { items: [booking] });
  api.on('/event/actions', { launch: { allowed: false, reasons: ['event.launch.bookingNotApproved'] } });
  api.on('/event/decide-booking', booking);
  await renderApplication(api, { path: `/program/${launch.key}/event/${event.key}/cost` });
  await screen.findByRole('button', { name: 'Launch' }, patience);
  const mayLaunch = () => screen.getByRole('button', { name: 'Launch' }).getAttribute('aria-disabled') === null;
  await waitFor(() => expect(mayLaunch()).toBe(false), patience);
  api.on('/event/actions', { launch: { allowed: true, reasons: [] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Approve Studio 1 for Opening' }, patience));
  await waitFor(() => expect(mayLaunch()).toBe(true), patience);
});

test('an event is told by the clock of its place, with the name of that where that is another than one’s own', async () => {
  const times = { startAt: '2026-12-01T14:00:00.000Z', endAt: '2026-12-01T16:00:00.000Z' };
  api.on('/event/detail', anEvent({ ...times, timeZone: 'America/New_York' }));
  await renderApplication(api, { path: `/program/${launch.key}/event/${event.key}` });
  const start = await screen.findByText('01/12/2026 09:00 AM', {}, patience);
  expect([start.textContent, start.title]).toEqual([
    '01/12/2026 09:00 AM America/New_York',
    '01/12/2026 07:30 PM Asia/Kolkata',
  ]);
});

test('the name of a launch leads to it, and not that of its environment, which stands first', async () => {
  const named = aLaunch({ learningEnvironmentName: 'North', programName: 'Onboarding', programCode: 'ONB' });
  api.on('/program-launch/paginated-list', aPage([named]));
  await renderApplication(api, { path: '/program' });
  const link = await screen.findByRole('link', { name: 'Autumn' }, patience);
  expect(link.getAttribute('href')).toBe(`/program/${launch.key}`);
  expect(screen.queryByRole('link', { name: 'North' })).toBeNull();
  expect(screen.getByRole('rowheader', { name: 'Autumn' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    '',
    'Learning environment',
    'Program',
    'Program code',
    'Launch name',
    'Launch code',
    'Event start',
    'Created on',
    'Created by',
    'Modified on',
    'Status',
    'Actions',
  ]);
});

test('the list of launches leads to the calendar, which super admins have nowhere else', async () => {
  api.on('/program-launch/paginated-list', aPage([launch]));
  await renderApplication(api, { path: '/program' });
  const link = await screen.findByRole('link', { name: 'Calendar' }, patience);
  expect(link.getAttribute('href')).toBe('/program/calendar');
});
