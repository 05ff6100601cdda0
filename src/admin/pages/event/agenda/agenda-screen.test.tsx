import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anEvent } from '../../../testing/events.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aPage } from '../../../testing/learning-environments.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent();
const page = `/program/${event.launchKey}/event/${event.key}`;
const sessions = '/event/sessions';
const patience = { timeout: 10_000 };
const noConflicts = { conflicts: [] };

const aSession = (key: string, startTime: string, endTime: string, more: object = {}) => ({
  key: key.repeat(32),
  title: `Session ${key}`,
  startTime,
  endTime,
  mode: 'CLT',
  compulsory: true,
  status: 'Scheduled',
  startAt: `2027-02-01T${startTime}:00.000Z`,
  ...more,
});
const agenda = {
  version: 4,
  days: [
    { dayNumber: 1, date: '2027-02-01', sessions: [aSession('a', '09:00', '10:00'), aSession('b', '11:00', '12:00')] },
    { dayNumber: 2, date: '2027-02-02', sessions: [aSession('c', '09:00', '10:00')] },
  ],
};

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) => {
    const nothing = () => {};
    const listeners = { addListener: nothing, removeListener: nothing };
    // As on a wide screen.
    const matches = query.includes('min-width');
    return { matches, addEventListener: nothing, removeEventListener: nothing, ...listeners };
  });
  api.on('/event/history', { items: [] });
  api.on('/:entity/options', { items: [] });
  api.on('/event/detail', event);
  api.on('/event/paginated-list', aPage([event]));
  api.on('/learning-environment/get-holidays', { items: [] });
  api.on('/event/check-conflicts', noConflicts);
  api.on(sessions, ({ body }) => (body ? Object.assign({}, agenda, body, { version: 5 }) : agenda));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = async (path = `${page}/sessions`) => {
  const application = await renderApplication(api, { path });
  await screen.findByLabelText(/^Session a,/, {}, patience);
  return application;
};
const block = (title: string) => screen.getByLabelText(new RegExp(`^${title},`));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const savedDays = () => {
  const body = api.requestsTo(sessions).findLast((request) => request.body !== undefined)?.body;
  return (body as typeof agenda | undefined)?.days;
};
const save = () => press('Save sessions');

test('sessions stand on their days, and times are of the zone of the event, which is named', async () => {
  await open();
  const day = screen.getByRole('region', { name: 'Mon 01/02/2027' });
  expect(within(day).getAllByRole('button')).toHaveLength(2);
  screen.getByText('Times in Asia/Kolkata');
});

test('keys move, lengthen, split, copy and remove a session, and each can be taken back', async () => {
  await open();
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Session a, Mon 01/02/2027, 09:15 AM to 10:15 AM');
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('Session a, Tue 02/02/2027');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('09:15 AM to 10:30 AM');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(document.activeElement?.getAttribute('aria-label')).toContain('09:15 AM to 10:15 AM');
  await userEvent.keyboard('{Control>}c{/Control}{Control>}v{/Control}');
  expect(screen.getAllByLabelText(/^Session a,/)).toHaveLength(2);
  await userEvent.keyboard('{Delete}');
  expect(screen.getAllByLabelText(/^Session a,/)).toHaveLength(1);
  block('Session b').focus();
  await userEvent.keyboard('s');
  expect(screen.getAllByLabelText(/^Session b,/)).toHaveLength(2);
});

test('the inspector edits the marked session, and the whole agenda is saved with its version', async () => {
  await open();
  block('Session a').focus();
  await userEvent.keyboard('{Enter}');
  const title = await screen.findByRole('textbox', { name: /^Title/ });
  await waitFor(() => expect(document.activeElement).toBe(title));
  await userEvent.clear(title);
  await userEvent.type(title, 'Opening');
  const end = screen.getByRole('textbox', { name: /^Ends at/ });
  await userEvent.clear(end);
  await userEvent.type(end, '10:30');
  await save();
  await screen.findByText('The sessions are saved', {}, patience);
  expect(api.requestsTo(sessions).find(({ body }) => body)?.body).toMatchObject({ version: 4 });
  expect(savedDays()?.[0]?.sessions[0]).toMatchObject({ title: 'Opening', endTime: '10:30', key: 'a'.repeat(32) });
});

test('what stands against a session is told in words that name the other event', async () => {
  const conflict = {
    path: 'days.1.sessions.0.venueKey',
    kind: 'venue',
    severity: 'block',
    message: 'agenda.days.sessions.venueKey.conflict',
    about: { key: 'v', name: 'Library 2' },
    with: { key: 'e', name: 'First aid', startAt: '2027-02-02T03:30:00.000Z', endAt: '2027-02-02T04:30:00.000Z' },
  };
  api.on('/event/check-conflicts', { conflicts: [conflict] });
  await open();
  const text = 'Library 2 is taken by First aid from 02/02/2027 09:00 AM to 02/02/2027 10:00 AM.';
  await screen.findByText(text, { exact: false }, patience);
  expect(screen.getByRole('button', { name: `Session c, Tue 02/02/2027, 09:00 AM to 10:00 AM. ${text}` })).toBeTruthy();
});

test('sessions that overlap are told before anything is sent', async () => {
  await open();
  block('Session b').focus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
  const text = /This session overlaps with another one of the event/;
  expect(await screen.findAllByText(text, {}, patience)).toBeTruthy();
  expect(block('Session b').getAttribute('aria-label')).toMatch(text);
});

test('what the server refuses stands at its session', async () => {
  await open();
  api.on(sessions, { errors: { 'days.0.sessions.1.title': ['agenda.days.sessions.title.maxLength'] } }, 400);
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  await save();
  expect(await screen.findByRole('button', { name: 'Session b' }, patience)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save sessions' })).toHaveProperty('disabled', false);
});

const stale = async (theirs: object) => {
  await open();
  api.on(sessions, { errors: { '': ['common.409'] }, current: theirs }, 409);
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  await save();
  await screen.findByRole('dialog', { name: 'Somebody else has changed these sessions' }, patience);
};
const theirs = {
  version: 9,
  days: [{ dayNumber: 1, date: '2027-02-01', sessions: [aSession('a', '14:00', '15:00')] }],
};

test('when somebody else was faster, theirs can be loaded', async () => {
  await stale(theirs);
  await press('Load theirs');
  expect(await screen.findByRole('button', { name: /^Session a,.*02:00 PM/ })).toBeTruthy();
});

test('when somebody else was faster, mine can be kept: what they removed is new', async () => {
  await stale(theirs);
  api.on(sessions, ({ body }) => ({ ...(body as object), version: 10 }));
  await press('Keep mine');
  await screen.findByText('The sessions are saved', {}, patience);
  expect(api.requestsTo(sessions).at(-1)?.body).toMatchObject({ version: 9 });
  expect(savedDays()?.[0]?.sessions.map(({ key }) => key)).toEqual(['a'.repeat(32), undefined]);
});

test('another tab keeps the sessions, and leaving the page with them unsaved asks first', async () => {
  const { router } = await open();
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.click(screen.getByRole('tab', { name: 'Seats' }));
  await userEvent.click(screen.getByRole('tab', { name: 'Sessions' }));
  expect(await screen.findByRole('button', { name: /^Session a,.*09:15 AM/ })).toBeTruthy();
  void router.navigate('/training');
  expect(await screen.findByText('The information you have entered will be lost.')).toBeTruthy();
});

test('a session of a launched event that has begun can not be changed any more', async () => {
  api.on('/event/detail', anEvent({ launchedAt: '2020-01-01T00:00:00.000Z', status: 'Running' }));
  const begun = aSession('a', '09:00', '10:00', { startAt: '2020-02-01T03:30:00.000Z' });
  api.on(sessions, { version: 4, days: [{ date: '2020-02-01', sessions: [begun] }] });
  await open();
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(block('Session a').getAttribute('aria-label')).toContain('09:00 AM');
  screen.getByText('It has begun and can not be changed any more.');
});

test('sessions that could not be loaded can be asked for again', async () => {
  api.on(sessions, { errors: { '': ['common.500'] } }, 500);
  await renderApplication(api, { path: `${page}/sessions` });
  await screen.findByText('The sessions could not be loaded.', {}, patience);
  api.on(sessions, agenda);
  await press('Try again');
  expect(await screen.findByRole('button', { name: /^Session a,/ })).toBeTruthy();
});
