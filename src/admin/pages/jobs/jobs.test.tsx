import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { JobsReport } from '#model/jobs.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const none = { due: 0, Scheduled: 0, Sent: 0, Failed: 0, Cancelled: 0, tooOld: 0 };
const report: JobsReport = {
  jobs: [
    {
      name: 'settleSeats',
      everySeconds: 60,
      canRun: true,
      isRunning: false,
      startedAt: '2026-11-20T04:30:00.000Z',
      endedAt: '2026-11-20T04:30:02.500Z',
      nextRunAt: '2026-11-20T04:31:00.000Z',
      error: 'relation "seat" does not exist',
    },
    { name: 'deliverNotices', everySeconds: 1, canRun: false, isRunning: false },
  ],
  channels: [
    { channel: 'EMAIL', isConfigured: true, ...none, Sent: 1200, Failed: 3 },
    { channel: 'SMS', isConfigured: false, ...none, Scheduled: 4, due: 4, oldestDueAt: '2026-11-20T04:00:00.000Z' },
  ],
};

beforeEach(() => {
  api.on('/jobs', report);
  api.on('/learning-environment/paginated-list', aPage([]));
});
afterEach(cleanup);

const open = () => renderApplication(api, { path: '/setup/jobs' });
const rowIn = async (table: string, name: RegExp) =>
  within(await within(await screen.findByRole('table', { name: table })).findByRole('row', { name }));

test('each job says how it went, how long, and what was wrong', async () => {
  await open();
  const row = await rowIn('Jobs', /Give free seats to who waits/);
  row.getByText('Failed');
  row.getByText('relation "seat" does not exist');
  row.getByText(/2\.5 sec/);
  expect((await rowIn('Jobs', /Send notices/)).getByText('Not run yet')).toBeTruthy();
});

test('a job is run at once when somebody wants it', async () => {
  api.on('/jobs/run', report);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Run now: Give free seats to who waits' }));
  await screen.findByText('It runs within seconds');
  expect(api.requestsTo('/jobs/run').map(({ body }) => body)).toEqual([{ name: 'settleSeats' }]);
  expect(screen.queryByRole('button', { name: 'Run now: Send notices' })).toBeNull();
});

test('all that failed by a channel is sent again at once', async () => {
  api.on('/jobs/resend-failed', report);
  await open();
  await userEvent.click(await screen.findByRole('button', { name: 'Send failed ones again: E-mail' }));
  await waitFor(() =>
    expect(api.requestsTo('/jobs/resend-failed').map(({ body }) => body)).toEqual([{ channel: 'EMAIL' }]),
  );
  expect(screen.queryByRole('button', { name: 'Send failed ones again: SMS' })).toBeNull();
});

test('a channel without a server says that its notices wait; missing mail is said first', async () => {
  await open();
  (await rowIn('Notices', /SMS/)).getByText('No server is set for it: its notices wait.');
  expect(screen.queryByText(/No mail server is set/)).toBeNull();
  cleanup();
  api.on('/jobs', { ...report, channels: [{ channel: 'EMAIL', isConfigured: false, ...none }] });
  await open();
  await screen.findByText(/No mail server is set/);
});

test('of what is cancelled a channel says how much has waited too long', async () => {
  api.on('/jobs', { ...report, channels: [{ channel: 'SMS', isConfigured: true, ...none, Cancelled: 9, tooOld: 7 }] });
  await open();
  expect((await rowIn('Notices', /SMS/)).getByText('waited too long: 7')).toBeTruthy();
});

test('a trainer has no such page', async () => {
  api.on('/program-launch/paginated-list', aPage([]));
  const { at } = await renderApplication(api, { path: '/setup/jobs', roles: ['trainer'] });
  await waitFor(() => expect(at()).toBe('/program'));
});
