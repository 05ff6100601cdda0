import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Booking } from '#model/booking.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const api = fakeApi();
const path = '/setup/bookings';
const requests = '/event/booking-requests';
const patience = { timeout: 30_000 };
const booking: Booking = {
  sessionKey: '1'.repeat(32),
  title: 'Opening',
  startAt: '2026-12-01T04:30:00.000Z',
  endAt: '2026-12-01T06:30:00.000Z',
  timeZone: 'Europe/Berlin',
  eventKey: 'e'.repeat(32),
  eventName: 'Safety, group 1',
  launchKey: 'a'.repeat(32),
  trainingKey: null,
  venueKey: 'f'.repeat(32),
  venueName: 'Studio 1',
  state: 'Requested',
  reason: null,
  decidedBy: null,
  decidedAt: null,
};

beforeEach(() => {
  api.on(requests, { items: [booking] });
  api.on('/event/decide-booking', booking);
});
afterEach(cleanup);

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }, patience));
const decided = () => api.requestsTo('/event/decide-booking').map(({ body }) => body);

test('a super admin approves what waits, which tells its event, venue and time by the clock of the event', async () => {
  await renderApplication(api, { path });
  const link = await screen.findByRole('link', { name: booking.eventName }, patience);
  expect(link.getAttribute('href')).toBe(`/program/${booking.launchKey}/event/${booking.eventKey}`);
  screen.getByText('01/12/2026 05:30 AM – 01/12/2026 07:30 AM (Europe/Berlin)');
  api.on(requests, { items: [] });
  await press('Approve Studio 1 for Opening');
  await screen.findByText('No booking waits for approval', {}, patience);
  const { sessionKey, venueKey, startAt } = booking;
  expect(decided()).toEqual([{ sessionKey, venueKey, startAt, approve: true }]);
});

test('declining asks for a reason, and keeps what was typed when it is refused', async () => {
  await renderApplication(api, { path });
  await press('Decline Studio 1 for Opening');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), 'No');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  expect(decided()).toEqual([]);
  expect(dialog.getByRole('textbox', { name: 'Reason' }).getAttribute('aria-invalid')).toBe('true');
  api.on('/event/decide-booking', { errors: { '': ['booking.changed'] } }, 400);
  await userEvent.type(dialog.getByRole('textbox', { name: 'Reason' }), ' room at all');
  await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
  await dialog.findByText('This booking has changed meanwhile. Please look at it again.', {}, patience);
  expect(dialog.getByDisplayValue('No room at all')).toBeTruthy();
});

test('requests that could not be loaded can be asked for again', async () => {
  api.on(requests, { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await renderApplication(api, { path });
  await screen.findByText(/^The bookings could not be loaded[.]/, {}, patience);
  api.on(requests, { items: [booking] });
  await press('Try again');
  await waitFor(() => expect(screen.getByText(/Requested/)).toBeTruthy(), patience);
});
