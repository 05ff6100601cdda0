import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { CheckIn } from '#model/check-in.ts';
import { anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Running', attendanceLevel: 'SESSION', selfCheckIn: true });
const path = `/program/${event.launchKey}/event/${event.key}/administrator/attendance`;
const show = { name: 'Show check-in code' };

const open = (changes: Partial<CheckIn> = {}): CheckIn => ({
  sessions: [
    {
      key: 's1',
      title: 'Morning',
      startAt: '2026-12-01T04:30:00.000Z',
      endAt: '2026-12-01T06:30:00.000Z',
      minutesLeft: 45,
      path: '/checkin/rostrum.s1.abc.signature',
      checkedIn: 3,
      confirmed: 12,
    },
  ],
  reasons: [],
  renewInMs: 20_000,
  ...changes,
});

beforeEach(() => {
  api.on('/:entity/options', { items: [] });
  api.on('/nomination/paginated-list', { items: [], totalItems: 0 });
  api.on('/event/detail', event);
  api.on('/event/attendance', {
    level: 'SESSION',
    timeZone: 'Asia/Kolkata',
    requiredRate: 80,
    reasons: [],
    sessions: [],
    learners: [],
    marks: [],
    readAt: '2026-12-01T05:00:00.000Z',
  });
  api.on('/event/check-in', open());
});
afterEach(cleanup);

const openDialog = async () => {
  await renderApplication(api, { path, roles: ['instructor'] });
  await userEvent.click(await screen.findByRole('button', show));
};

test('an instructor shows the code of the open session, with how long it is open and how many are in', async () => {
  await openDialog();
  await screen.findByRole('dialog', { name: 'Morning' });
  await screen.findByRole('img', { name: 'Code to check in by' });
  await screen.findByText('3 of 12 are checked in');
  await screen.findByText(/Open for 45 minutes more/);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('between sessions the screen says when learners can check in', async () => {
  api.on('/event/check-in', open({ sessions: [], reasons: ['checkIn.noneOpen'] }));
  await openDialog();
  await screen.findByText(/from 15 minutes before a session starts until it ends/);
  expect(screen.queryByRole('img', { name: 'Code to check in by' })).toBeNull();
});

test('no code is offered where learners do not check in themselves', async () => {
  api.on('/event/detail', { ...event, selfCheckIn: false });
  await renderApplication(api, { path, roles: ['instructor'] });
  await screen.findByRole('button', { name: 'Print sign-in sheet' });
  expect(screen.queryByRole('button', show)).toBeNull();
});
