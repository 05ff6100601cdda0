import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, expect, test } from 'vitest';
import { aCalendar, aCalendarSession, rooms } from '../../testing/calendar.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const list = '/calendar/paginated-list';
const patience = { timeout: 30_000 };
const session = aCalendarSession();

afterEach(cleanup);

const agenda = (version: number) => ({
  version,
  days: [
    { dayNumber: 1, date: '2026-12-01', sessions: [{ ...plain, key: session.key, title: 'Start' }] },
    { dayNumber: 2, date: '2026-12-02', sessions: [{ ...plain, key: '8'.repeat(32), title: 'Other' }] },
  ],
});
const plain = { startTime: '10:00', endTime: '12:00', mode: 'CLT', status: 'Scheduled' };

const conflict = {
  path: 'days.0.sessions.1.venueKey',
  kind: 'venue',
  severity: 'block',
  message: 'agenda.days.sessions.venueKey.conflict',
  about: { key: rooms.harbour.key, name: 'Harbour' },
  with: { key: null, name: 'Fire drill', startAt: '2026-12-02T08:00:00.000Z', endAt: '2026-12-02T09:00:00.000Z' },
};

async function openReschedule(): Promise<HTMLElement> {
  api.on(list, aCalendar([session]));
  api.on('/event/check-conflicts', { conflicts: [] });
  await renderApplication(api, { path: '/program/calendar?view=agenda&date=2026-12-01' });
  await userEvent.click(await screen.findByRole('button', { name: 'Reschedule' }, patience));
  return screen.findByRole('dialog', { name: 'Reschedule Safety, group 1' }, patience);
}

function type(dialog: HTMLElement, label: string, value: string): void {
  fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
}

test('a session is rescheduled by keyboard: conflicts are named while one types and when it is refused', async () => {
  let tries = 0;
  api.on('/event/sessions', ({ body }) => {
    if (body === undefined) return agenda(3);
    tries += 1;
    return tries === 1
      ? HttpResponse.json({ errors: { [conflict.path]: [conflict.message] }, conflicts: [conflict] }, { status: 400 })
      : { ...(body as object), version: 4 };
  });
  const dialog = await openReschedule();
  api.on('/event/check-conflicts', ({ body }) => {
    const { days } = body as { days: { sessions: unknown[] }[] };
    const warning = { ...conflict, kind: 'openingHours', severity: 'warning', message: 'agenda.warning.openingHours' };
    return { conflicts: days[0]?.sessions.length === 2 ? [warning, { ...warning, path: 'days.0.sessions.0' }] : [] };
  });
  type(dialog, 'Date', '02/12/2026');
  type(dialog, 'Starts at', '1:30 pm');
  type(dialog, 'Ends at', '2:30 pm');
  expect(await within(dialog).findByText('Harbour is closed at that time.', {}, patience)).toBeTruthy();
  within(dialog).getByLabelText('Ends at').focus();
  await userEvent.keyboard('{Enter}');
  expect(
    await within(dialog).findByText(/Harbour is taken by Fire drill from 02\/12\/2026/, {}, patience),
  ).toBeTruthy();
  type(dialog, 'Ends at', '2:45 pm');
  const before = api.requestsTo(list).length;
  await userEvent.click(within(dialog).getByRole('button', { name: 'Move session' }));
  await waitFor(() => expect(api.requestsTo(list).length).toBeGreaterThan(before), patience);
  const sent = api.requestsTo('/event/sessions').at(-1)?.body;
  expect(sent).toEqual({
    version: 3,
    days: [
      {
        date: '2026-12-02',
        sessions: [
          { ...plain, key: '8'.repeat(32), title: 'Other' },
          { ...plain, key: session.key, title: 'Start', startTime: '13:30', endTime: '14:45', endsNextDay: false },
        ],
      },
    ],
  });
});

test('when somebody else was quicker nothing is lost: the next try is made on what they have saved', async () => {
  let version = 3;
  api.on('/event/sessions', ({ body }) => {
    if (body === undefined) return agenda(version);
    if ((body as { version: number }).version === 4) return body;
    version = 4;
    return HttpResponse.json({ errors: { '': ['common.conflict'] }, current: agenda(4) }, { status: 409 });
  });
  const dialog = await openReschedule();
  type(dialog, 'Starts at', '09:00');
  const move = within(dialog).getByRole('button', { name: 'Move session' });
  await waitFor(() => expect(move).toHaveProperty('disabled', false), patience);
  await userEvent.click(move);
  expect(await within(dialog).findByText(/Somebody else has just changed these sessions/, {}, patience)).toBeTruthy();
  await waitFor(() => expect(move).toHaveProperty('disabled', false), patience);
  await userEvent.click(move);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), patience);
});

test('what is no time is said in place, and a session that is gone too', async () => {
  api.on('/event/sessions', { version: 5, days: [] });
  const dialog = await openReschedule();
  expect(await within(dialog).findByText('This session is not there any more', {}, patience)).toBeTruthy();
  type(dialog, 'Ends at', 'noon');
  expect(await within(dialog).findByText('Please enter a date, a start and an end')).toBeTruthy();
  type(dialog, 'Ends at', '02:00');
  expect(await within(dialog).findByText('It ends on the next day.')).toBeTruthy();
});
