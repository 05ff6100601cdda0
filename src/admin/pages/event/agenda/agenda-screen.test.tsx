import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  agendaPage,
  anAgenda,
  aSession,
  block,
  fill,
  pathOfEvent,
  patience,
  press,
  sessions,
} from '../../../testing/agenda-page.ts';
import { anEvent } from '../../../testing/events.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const { api, open, savedDays } = agendaPage();
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
  fill(title, 'Opening');
  const end = screen.getByRole('textbox', { name: /^Ends at/ });
  fill(end, '10:30');
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

test('when somebody else was faster, theirs can be loaded, and mine taken back and saved', async () => {
  await stale(theirs);
  await press('Load theirs');
  expect(await screen.findByRole('button', { name: /^Session a,.*02:00 PM/ })).toBeTruthy();
  api.on(sessions, ({ body }) => ({ ...(body as object), version: 10 }));
  await press('Undo');
  expect(block('Session a').getAttribute('aria-label')).toContain('09:15 AM');
  await save();
  await screen.findByText('The sessions are saved', {}, patience);
  expect(api.requestsTo(sessions).at(-1)?.body).toMatchObject({ version: 9 });
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
  await screen.findByLabelText('Registration ends', {}, patience);
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
  await renderApplication(api, { path: `${pathOfEvent}/sessions` });
  await screen.findByText(/^The sessions could not be loaded\./, {}, patience);
  api.on(sessions, anAgenda());
  await press('Try again');
  expect(await screen.findByRole('button', { name: /^Session a,/ })).toBeTruthy();
});

test('a save that failed is told beside the button, and tried again', async () => {
  await open();
  api.on(sessions, { errors: {} }, 500);
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  await save();
  await screen.findByText('The sessions could not be saved. Something went wrong', {}, patience);
  api.on(sessions, ({ body }) => ({ ...(body as object), version: 5 }));
  await press('Try again');
  await screen.findByText('The sessions are saved', {}, patience);
  expect(savedDays()?.[0]?.sessions[0]).toMatchObject({ startTime: '09:15' });
  expect(screen.queryByText(/could not be saved/)).toBeNull();
});

test.each([
  ['/learning-environment/get-holidays', /^The holidays could not be loaded\./, { items: [] }],
  ['/event/check-conflicts', /^Conflicts with other events could not be looked for\./, { conflicts: [] }],
  ['/event/opening-hours', /^The opening hours of the venue could not be loaded\./, { opensAt: null, closesAt: null }],
])('when %s fails it is said where it belongs, and asked again', async (path, text, answer) => {
  api.on('/event/detail', anEvent({ venueKey: 'f'.repeat(32) }));
  api.on(path, { errors: {} }, 500);
  await open();
  const failure = await screen.findByText(text, {}, patience);
  api.on(path, answer);
  await userEvent.click(
    within(failure.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Try again' }),
  );
  await waitFor(() => expect(screen.queryByText(text)).toBeNull(), patience);
});

test.each([
  ['Closed', 'This event is closed: its sessions stay as they are.'],
  ['Cancelled', 'This event is cancelled: its sessions stay as they are.'],
])('the sessions of a %s event are only to be looked at, and it is said why', async (status, why) => {
  api.on('/event/detail', anEvent({ status }));
  await open();
  screen.getByText(why);
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}{Delete}');
  expect(block('Session a').getAttribute('aria-label')).toContain('09:00 AM');
  for (const name of ['Save sessions', 'Add day', 'Plan days', /^Add a session/, 'Cancel the session']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  expect(screen.queryByRole('textbox', { name: /^Title/ })).toBeNull();
  expect(api.requestsTo('/event/check-conflicts')).toEqual([]);
});

test('what stands in the way of saving is told apart from what can be left as it is', async () => {
  const warning = (kind: string, path: string) => ({
    path,
    kind,
    severity: 'warning',
    message: `agenda.warning.${kind}`,
    about: { key: 'v', name: 'Library 2' },
  });
  api.on('/event/check-conflicts', {
    conflicts: [
      {
        ...warning('instructor', 'days.0.sessions.0.instructorKeys'),
        severity: 'block',
        about: { key: 'i', name: 'Anil' },
      },
      warning('capacity', 'days.0.sessions.1.venueKey'),
      warning('openingHours', 'days.0.sessions.1.venueKey'),
      warning('holiday', 'days.1.sessions.0'),
    ],
  });
  await open();
  const blocks = await screen.findByText(/^1 thing keeps the sessions from being saved/, {}, patience);
  expect(blocks.closest('[role=alert]')?.textContent).toContain('Anil teaches in');
  const warnings = screen.getByText(/^3 things to look at; the sessions can be saved all the same/);
  expect(warnings.closest('[role=alert]')?.textContent).toMatch(
    /has fewer seats than the event.*is closed at that time.*is a holiday: Library 2/,
  );
});

test('when the venue is open is asked for trainers too, who may not look venues up', async () => {
  const venueKey = 'f'.repeat(32);
  api.on('/event/detail', anEvent({ venueKey }));
  await open({ roles: ['trainer'] });
  await waitFor(() => expect(api.requestsTo('/event/opening-hours')).toHaveLength(1), patience);
  expect(api.requestsTo('/event/opening-hours')[0]?.path).toContain(`venueKey=${venueKey}`);
  expect(api.requestsTo('/venue/detail')).toEqual([]);
});

test('the agenda is printed by a button', async () => {
  const print = vi.fn<() => void>();
  vi.stubGlobal('print', print);
  await open();
  await press('Print');
  expect(print).toHaveBeenCalledOnce();
});
