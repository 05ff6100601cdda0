import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Delivery } from '#model/delivery.ts';
import type { Role } from '#model/roles.ts';
import { aLaunch, anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Launched', launchedAt: '2026-11-01T06:00:00.000Z' });
const path = `/program/${event.launchKey}/event/${event.key}/administrator/deliveries`;
const call = '/event/deliveries';

const scheduled: Delivery = {
  key: '1',
  kind: 'event.reminder',
  channel: 'SMS',
  state: 'Scheduled',
  recipientEntity: 'learner',
  recipientName: 'Bea',
  sendAt: '2026-11-30T04:30:00.000Z',
  attempts: 0,
  resends: 0,
};
const sent: Delivery = {
  ...scheduled,
  key: '2',
  kind: 'nomination.confirmed',
  channel: 'EMAIL',
  state: 'Sent',
  recipientName: 'Cem',
  recipientAddress: 'cem@example.test',
  sentAt: '2026-11-20T04:30:00.000Z',
  attempts: 1,
};
const failed: Delivery = {
  ...sent,
  key: '3',
  state: 'Failed',
  recipientEntity: 'manager',
  recipientName: 'Dilip',
  attempts: 3,
  error: { message: 'delivery.error.refused', detail: '550 No such person' },
};
const cancelled: Delivery = {
  ...sent,
  key: '4',
  state: 'Cancelled',
  recipientName: 'Elif',
  error: { message: 'delivery.cancelled.nomination' },
};
const counts = { Scheduled: 1, Sent: 22, Failed: 1, Cancelled: 1 };

beforeEach(() => {
  api.on('/event/detail', event);
  api.on('/nomination/paginated-list', { items: [], totalItems: 0 });
  api.on('/event/actions', {});
  api.on(call, { items: [scheduled, sent, failed, cancelled], totalItems: 25, counts });
});
afterEach(cleanup);

const open = (roles: Role[] = ['trainer']) => renderApplication(api, { path, roles });
const rowOf = async (name: string) => {
  const list = within(await screen.findByRole('list', { name: 'Deliveries' }));
  const row = list.getAllByRole('listitem').find(({ textContent }) => textContent?.includes(name));
  if (!row) throw new Error(`There is no row of ${name}`);
  return within(row);
};

test('each notice says what it tells, to whom, where it stands, and what went wrong', async () => {
  await open();
  const row = await rowOf('Dilip');
  row.getByText('Seat confirmed');
  row.getByText('Failed');
  row.getByText(/The server refused it/);
  row.getByText('550 No such person');
  expect(row.getByText(/3 tries/).textContent).toContain('planned for 30/11/2026');
  (await rowOf('Elif')).getByText('The nomination is in another state by now');
  (await rowOf('Bea')).getByText('SMS');
  (await rowOf('Cem')).getByText('cem@example.test');
});

test('what is in the mail of the day says when that goes, and with how many others', async () => {
  const waiting = {
    ...sent,
    state: 'Scheduled',
    attempts: 0,
    nextAttemptAt: '2026-12-01T03:32:00.000Z',
    togetherWith: 2,
  };
  api.on(call, { items: [waiting, { ...cancelled, togetherWith: 0 }], totalItems: 2, counts });
  await open();
  const text = (await rowOf('Cem')).getByText(/mail of the day/).textContent;
  expect(text).toContain('in the mail of the day, at 01/12/2026');
  expect(text).toContain('in one mail with 2 other notices');
  expect((await rowOf('Elif')).queryByText(/in one mail/)).toBeNull();
});

test('what failed is sent again at once, what was sent only after a question', async () => {
  api.on('/event/resend-delivery', { ...failed, state: 'Scheduled' });
  await open();
  await userEvent.click((await rowOf('Dilip')).getByRole('button', { name: 'Send again: Seat confirmed to Dilip' }));
  await waitFor(() =>
    expect(api.requestsTo('/event/resend-delivery').map(({ body }) => body)).toEqual([{ deliveryKey: '3' }]),
  );
  await userEvent.click((await rowOf('Cem')).getByRole('button', { name: 'Send again: Seat confirmed to Cem' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send it once more?' }));
  expect(api.requestsTo('/event/resend-delivery')).toHaveLength(1);
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }));
  await waitFor(() => expect(api.requestsTo('/event/resend-delivery')).toHaveLength(2));
});

test('what is scheduled can be cancelled, and a refusal is told', async () => {
  api.on('/event/cancel-delivery', { errors: { '': ['delivery.refused.notScheduled'] } }, 400);
  await open();
  await userEvent.click((await rowOf('Bea')).getByRole('button', { name: /^Do not send/ }));
  await screen.findByText('This is being sent, or is not to be sent any more');
  expect(api.requestsTo('/event/cancel-delivery').map(({ body }) => body)).toEqual([{ deliveryKey: '1' }]);
});

test('one state is shown alone, from its first page, and the others keep their counts', async () => {
  await open();
  await rowOf('Bea');
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(api.requestsTo(call).at(-1)?.path).toContain('pageIndex=1'));
  await userEvent.click(await screen.findByRole('button', { name: 'Failed 1' }));
  await waitFor(() => expect(api.requestsTo(call).at(-1)?.path).toContain('state=Failed'));
  expect(api.requestsTo(call).at(-1)?.path).toContain('pageIndex=0');
  screen.getByRole('button', { name: 'All 25' });
});

test('one channel is shown alone, from its first page, together with the state that was chosen', async () => {
  const asked = () => new URLSearchParams(api.requestsTo(call).at(-1)?.path.split('?')[1]);
  await open();
  await rowOf('Bea');
  await userEvent.click(screen.getByRole('button', { name: 'Failed 1' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
  await waitFor(() => expect(asked().get('pageIndex')).toBe('1'));
  const choice = screen.getByRole('combobox', { name: 'Deliveries by channel' });
  api.on(call, { items: [], totalItems: 0, counts });
  await userEvent.selectOptions(choice, 'SMS');
  await screen.findByText('No delivery matches what is chosen');
  expect(Object.fromEntries(asked())).toMatchObject({ state: 'Failed', channel: 'SMS', pageIndex: '0' });
  api.on(call, { items: [failed], totalItems: 1, counts });
  await userEvent.selectOptions(choice, 'All channels');
  await rowOf('Dilip');
  expect(asked().has('channel')).toBe(false);
});

test('an instructor reads the log, and changes nothing', async () => {
  await open(['instructor']);
  const row = await rowOf('Dilip');
  expect(row.queryByRole('button')).toBeNull();
});

test('an event that has told nothing says when it will', async () => {
  api.on(call, { items: [], totalItems: 0, counts: {} });
  await open();
  expect(await screen.findByText('As soon as somebody is nominated, what they are told stands here.')).toBeTruthy();
});

test('a log that can not be read says so, and is read again', async () => {
  api.on(call, {}, 500);
  await open();
  await screen.findByText(/The deliveries could not be loaded/);
  api.on(call, { items: [sent], totalItems: 1, counts: { Sent: 1 } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rowOf('Cem')).getByText('Sent')).toBeTruthy();
});

test('a launch has a log of its own, from which a reminder is sent again', async () => {
  const launch = aLaunch();
  const reminder: Delivery = { ...failed, kind: 'launch.startReminder', recipientEntity: 'learner' };
  api.on('/program-launch/detail', launch);
  api.on('/event/paginated-list', { items: [], totalItems: 0 });
  api.on('/program-launch/history', { items: [], totalItems: 0 });
  api.on('/program-launch/deliveries', { items: [reminder], totalItems: 1, counts: { Failed: 1 } });
  api.on('/program-launch/resend-delivery', { ...reminder, state: 'Scheduled' });
  await renderApplication(api, { path: `/program/${launch.key}/deliveries`, roles: ['trainer'] });
  await userEvent.click((await rowOf('Dilip')).getByRole('button', { name: /^Send again: .* to Dilip$/ }));
  await waitFor(() => expect(api.requestsTo('/program-launch/resend-delivery')).toHaveLength(1));
  expect(api.requestsTo('/program-launch/resend-delivery')[0]).toMatchObject({
    path: `/program-launch/resend-delivery?key=${launch.key}`,
    body: { deliveryKey: '3' },
  });
  screen.getByRole('tab', { name: 'Deliveries', selected: true });
  api.on('/program-launch/deliveries', { items: [], totalItems: 0, counts: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Look again' }));
  await screen.findByText('As soon as somebody is assigned or a reminder is due, what they are told stands here.');
});
