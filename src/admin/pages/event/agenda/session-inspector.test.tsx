import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import {
  agendaPage,
  anAgenda,
  aSession,
  block,
  fill,
  mark,
  patience,
  press,
  sessions,
} from '../../../testing/agenda-page.ts';

const { api, open, savedDays } = agendaPage();
const cancelCall = '/event/cancel-session';
const reason = 'The speaker is ill';
const aDay = (day: number, ...ofDay: object[]) => ({ date: `2027-02-0${day}`, sessions: ofDay });
const isCancelled = { status: 'Cancelled', reason };

const askToCancel = async () => {
  await mark('Session a');
  await press('Cancel the session');
  return screen.findByRole('dialog', { name: 'Cancel the session' }, patience);
};

test('a session is cancelled with a reason, stays in sight with it, and is restored', async () => {
  const cancelled = anAgenda({ version: 5, days: [aDay(1, aSession('a', '09:00', '10:00', isCancelled))] });
  api.on(cancelCall, cancelled);
  await open();
  const dialog = await askToCancel();
  const confirm = within(dialog).getByRole('button', { name: 'Cancel the session' });
  const typed = within(dialog).getByRole('textbox', { name: /^Reason/ });
  fill(typed, 'Ill');
  await userEvent.click(confirm);
  await waitFor(() => expect(typed.getAttribute('aria-invalid')).toBe('true'));
  expect(api.requestsTo(cancelCall)).toEqual([]);
  fill(typed, reason);
  await userEvent.click(confirm);
  await screen.findByText('The session is cancelled', {}, patience);
  expect(api.requestsTo(cancelCall)[0]?.body).toEqual({ sessionKey: 'a'.repeat(32), reason, version: 4 });
  screen.getByText(`Cancelled: ${reason}`);
  expect(block('Session a').getAttribute('aria-label')).toContain('Cancelled');

  api.on('/event/restore-session', anAgenda({ version: 6 }));
  await press('Let it take place');
  await screen.findByText('The session takes place again', {}, patience);
  expect(api.requestsTo('/event/restore-session')[0]?.body).toEqual({ sessionKey: 'a'.repeat(32), version: 5 });
  expect(screen.queryByText(`Cancelled: ${reason}`)).toBeNull();
});

test('a session that somebody else has changed meanwhile is shown anew, and the typed reason stays', async () => {
  const theirs = anAgenda({ version: 9, days: [aDay(1, aSession('a', '14:00', '15:00'))] });
  api.on(cancelCall, { errors: { '': ['common.409'] }, current: theirs }, 409);
  await open();
  const dialog = await askToCancel();
  fill(within(dialog).getByRole('textbox', { name: /^Reason/ }), reason);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the session' }));
  await waitFor(() => expect(screen.getByLabelText(/^Session a,/).getAttribute('aria-label')).toContain('02:00 PM'));
  expect(within(dialog).getByRole('textbox', { name: /^Reason/ })).toHaveProperty('value', reason);
  api.on(cancelCall, anAgenda({ version: 10 }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the session' }));
  await screen.findByText('The session is cancelled', {}, patience);
  expect(api.requestsTo(cancelCall).at(-1)?.body).toMatchObject({ version: 9 });
});

test('what keeps a session from taking place again names the other event', async () => {
  const conflict = {
    path: 'days.0.sessions.0.venueKey',
    kind: 'venue',
    severity: 'block',
    message: 'agenda.days.sessions.venueKey.conflict',
    about: { key: 'v', name: 'Library 2' },
    with: { key: 'e', name: 'First aid', startAt: '2027-02-01T03:30:00.000Z', endAt: '2027-02-01T04:30:00.000Z' },
  };
  api.on(sessions, anAgenda({ days: [aDay(1, aSession('a', '09:00', '10:00', isCancelled))] }));
  const errors = { [conflict.path]: [conflict.message] };
  api.on('/event/restore-session', { errors, conflicts: [conflict] }, 400);
  await open();
  await mark('Session a');
  await press('Let it take place');
  expect((await screen.findAllByText(/Library 2 is taken by First aid/, {}, patience)).length).toBeGreaterThan(0);
});

test('what is wrong within a session names its field, also within its meeting, and stands there', async () => {
  const days = [aDay(1, aSession('a', '09:00', '10:00', { mode: 'VILT' }))];
  api.on(sessions, anAgenda({ days }));
  await open();
  await mark('Session a');
  const link = screen.getByRole('textbox', { name: 'Link' });
  fill(link, 'nowhere');
  fill(screen.getByRole('textbox', { name: /^Title/ }), '');
  await screen.findByText(/: Title: /, { selector: 'li' }, patience);
  expect(screen.getByText(/: Link: /, { selector: 'li' })).toBeTruthy();
  await waitFor(() => expect(link.getAttribute('aria-invalid')).toBe('true'), patience);
});

test('each of two people who are needed elsewhere is named', async () => {
  const conflictOf = (name: string) => ({
    path: 'days.0.sessions.0.instructorKeys',
    kind: 'instructor',
    severity: 'block',
    message: 'agenda.days.sessions.instructorKeys.conflict',
    about: { key: name, name },
    with: { key: 'e', name: 'First aid', startAt: '2027-02-01T03:30:00.000Z', endAt: '2027-02-01T04:30:00.000Z' },
  });
  api.on('/event/check-conflicts', { conflicts: [conflictOf('Asha'), conflictOf('Vikram')] });
  await open();
  await screen.findByText('2 things keep the sessions from being saved', {}, patience);
  const label = block('Session a').getAttribute('aria-label');
  expect(label).toContain('Asha teaches in First aid');
  expect(label).toContain('Vikram teaches in First aid');
});

test('with changes that are not saved no session is cancelled, and the button says why', async () => {
  await open();
  block('Session a').focus();
  await userEvent.keyboard('{ArrowDown}');
  await press('Cancel the session');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await screen.findByRole('tooltip', {}, patience)).toHaveProperty('textContent', 'Save your changes first');
});

test('one of a series is changed alone, with those after it, or with all, as somebody chooses', async () => {
  const daily = (key: string, more: object = {}) => aSession(key, '09:00', '10:00', { title: 'Daily', ...more });
  const days = [
    aDay(1, daily('a')),
    aDay(2, daily('b')),
    aDay(3, daily('c')),
    aDay(4, aSession('a', '09:00', '10:00', { key: 'd'.repeat(32) })),
  ];
  api.on(sessions, ({ body }) => (body ? Object.assign({}, body, { version: 5 }) : anAgenda({ days })));
  await open();
  expect(screen.queryByRole('combobox', { name: 'Changes are made to' })).toBeNull();
  const [, second] = screen.getAllByLabelText(/^Daily,/);
  await act(async () => second?.focus());
  const scope = await screen.findByRole('combobox', { name: 'Changes are made to' });
  expect(
    within(scope)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['this session', 'this and following (2)', 'all (3)']);
  await userEvent.selectOptions(scope, 'this and following (2)');
  const title = screen.getByRole('textbox', { name: /^Title/ });
  fill(title, 'Round');
  await press('Save sessions');
  await screen.findByText('The sessions are saved', {}, patience);
  expect(savedDays()?.map((day) => day.sessions[0]?.title)).toEqual(['Daily', 'Round', 'Round', 'Session a']);
});

test('a session is put on any other day, also on one that is not there yet, without a pointer and without arrows', async () => {
  await open();
  await mark('Session a');
  await press('Move to another day');
  const dialog = await screen.findByRole('dialog', { name: 'Move to another day' }, patience);
  fill(within(dialog).getByRole('textbox', { name: 'Date' }), '05/02/2027');
  await userEvent.type(within(dialog).getByRole('textbox', { name: 'Date' }), '{Enter}');
  await waitFor(() => expect(block('Session a').getAttribute('aria-label')).toContain('Fri 05/02/2027, 09:00 AM'));
  await press('Undo');
  expect(block('Session a').getAttribute('aria-label')).toContain('Mon 01/02/2027');
});

test('a free time is found by key, beside what is edited but not saved, and takes the session', async () => {
  api.on('/event/free-slots', {
    slots: [
      { date: '2027-02-01', startTime: '09:00', freeUntil: '13:00' },
      { date: '2027-02-03', startTime: '14:00', freeUntil: '18:00' },
    ],
  });
  await open();
  block('Session a').focus();
  await userEvent.keyboard('f');
  const tray = await screen.findByRole('region', { name: 'Free times' });
  await waitFor(() => expect(document.activeElement).toBe(tray));
  const places = async () =>
    (await within(tray).findAllByRole('listitem', {}, patience)).map(({ textContent }) => textContent);
  // Where it stands already is no other place, and where session b stands is none.
  expect(await places()).toEqual(['Mon 01/02/202712:00 PM–01:00 PM', 'Wed 03/02/202702:00 PM–03:00 PM']);
  expect(api.requestsTo('/event/free-slots')[0]?.body).toEqual({
    minutes: 60,
    instructorKeys: [],
    venueKeys: [],
    from: '2027-02-01',
    to: '2027-02-14',
    areOwnBusy: false,
  });
  await userEvent.click(within(tray).getByRole('button', { name: /^Wed 03/ }));
  expect(block('Session a').getAttribute('aria-label')).toBe('Session a, Wed 03/02/2027, 02:00 PM to 03:00 PM');
  await press('Undo');
  expect(block('Session a').getAttribute('aria-label')).toContain('Mon 01/02/2027');
});
