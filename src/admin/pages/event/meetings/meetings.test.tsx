import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Meeting } from '#model/meeting.ts';
import { anEvent } from '../../../testing/events.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ mode: 'VILT' });
const page = `/program/${event.launchKey}/event/${event.key}`;
const patience = { timeout: 30_000 };
const link = 'https://meet.example.test/rostrum-1';

const aMeeting = (title: string, more: Partial<Meeting> = {}): Meeting => ({
  key: title.padEnd(32, '0'),
  sessionKey: 'a'.repeat(32),
  tool: 'ZOOM',
  title,
  startAt: '2027-02-01T03:30:00.000Z',
  endAt: '2027-02-01T05:30:00.000Z',
  isWanted: true,
  state: 'Ready',
  attempts: 1,
  ...more,
});
const failed: Partial<Meeting> = {
  state: 'Failed',
  attempts: 2,
  error: { message: 'meeting.error.refused', status: 503 },
};

beforeEach(() => {
  api.on('/event/history', { items: [] });
  api.on('/:entity/options', { items: [] });
  api.on('/event/detail', event);
  api.on('/event/sessions', { version: 1, days: [] });
  api.on('/learning-environment/get-holidays', { items: [] });
});
afterEach(cleanup);

const open = async (items: Meeting[]) => {
  api.on('/event/meetings', { items });
  await renderApplication(api, { path: `${page}/meetings` });
};
const rowOf = async (title: string) => {
  const name = await screen.findByText(title, {}, patience);
  return within(name.closest('li') ?? document.body);
};

test('each meeting shows whose it is, when, by the clock of the event, and its links', async () => {
  await open([aMeeting('Online', { joinUrl: link, hostUrl: `${link}?host` })]);
  const row = await rowOf('Online');
  row.getByText('Ready');
  row.getByText(/01\/02\/2027 09:00 .*Zoom/i);
  expect(row.getByRole('link', { name: 'Join: Online' }).getAttribute('href')).toBe(link);
  expect(row.getByRole('link', { name: 'Join as host: Online' }).getAttribute('href')).toBe(`${link}?host`);
  screen.getByText('Times in Asia/Kolkata');
});

test('a link is copied, or shown where the browser refuses that', async () => {
  // It brings a clipboard.
  const user = userEvent.setup();
  await open([aMeeting('Online', { joinUrl: link, hostUrl: link })]);
  const copy = (await rowOf('Online')).getByRole('button', { name: 'Copy link: Online' });
  const writeText = vi.spyOn(navigator.clipboard, 'writeText');
  await user.click(copy);
  await screen.findByText('The link is copied', {}, patience);
  expect(writeText).toHaveBeenCalledWith(link);
  writeText.mockRejectedValueOnce(new Error('Not allowed'));
  await user.click(copy);
  await screen.findByText(`The link could not be copied: ${link}`, {}, patience);
});

test('what failed says why, how often and when it is tried again, and is tried at once for who may edit', async () => {
  await open([aMeeting('Online', { ...failed, nextTryAt: '2026-12-31T10:00:00.000Z' })]);
  const row = await rowOf('Online');
  row.getByText(/The meeting server refused it \(503\)[.] 2 tries[.] Next try at /);
  api.on('/event/meetings', { items: [aMeeting('Online', { state: 'Planned', attempts: 0 })] });
  api.on('/event/retry-meeting', { items: [] });
  await userEvent.click(row.getByRole('button', { name: 'Try again now: Online' }));
  await row.findByText('Being prepared', {}, patience);
  const [request] = api.requestsTo('/event/retry-meeting');
  expect([request?.path, request?.body]).toEqual([
    `/event/retry-meeting?key=${event.key}`,
    { meetingKey: aMeeting('Online').key },
  ]);
  api.on('/event/meetings', { items: [aMeeting('Online', { joinUrl: link })] });
  await row.findByText('Ready', {}, patience);
});

test('a refused retry is told', async () => {
  await open([aMeeting('Online', failed)]);
  const row = await rowOf('Online');
  row.getByText(/Not tried again by itself/);
  api.on('/event/retry-meeting', { errors: { meetingKey: ['meeting.notFailed'] } }, 400);
  await userEvent.click(row.getByRole('button', { name: 'Try again now: Online' }));
  expect(await screen.findByText('This meeting does not wait for another try', {}, patience)).toBeTruthy();
});

test('what is withdrawn has no way in any more', async () => {
  await open([
    aMeeting('Gone', { isWanted: false, state: 'Withdrawn', joinUrl: link }),
    aMeeting('Stays', { ...failed, isWanted: false, joinUrl: link }),
  ]);
  (await rowOf('Gone')).getByText('Withdrawn');
  (await rowOf('Stays')).getByText('Not withdrawn yet');
  expect(screen.queryByRole('link', { name: /^Join/ })).toBeNull();
});

test('without meetings it says when there will be some', async () => {
  await open([]);
  expect(await screen.findByText('No meeting yet', {}, patience)).toBeTruthy();
});

test('a session of a launched event that gets no meeting is named, however it is planned', async () => {
  const aSession = (key: string, more: object = {}) => ({
    key: key.repeat(32),
    title: `Session ${key}`,
    startTime: '09:00',
    endTime: '10:00',
    mode: 'VILT',
    status: 'Scheduled',
    startAt: '2999-02-01T03:30:00.000Z',
    ...more,
  });
  const sessions = [
    aSession('a'),
    aSession('b'),
    aSession('c', { meeting: { url: link } }),
    aSession('d', { mode: 'CLT' }),
    aSession('e', { status: 'Cancelled' }),
    aSession('f', { startAt: '2020-02-01T03:30:00.000Z' }),
  ];
  api.on('/event/detail', { ...event, launchedAt: '2026-11-01T00:00:00.000Z' });
  api.on('/event/sessions', { version: 1, days: [{ dayNumber: 1, date: '2999-02-01', sessions }] });
  await open([aMeeting('Online')]);
  const told = await screen.findByText(/^1 virtual session has no link/, {}, patience);
  expect(told.textContent).toBe('1 virtual session has no link and no tool that makes one: Session b');
});

test('what can not be read is read again on demand', async () => {
  api.on('/event/meetings', {}, 503);
  await renderApplication(api, { path: `${page}/meetings` });
  await screen.findByText('The meetings could not be loaded.', {}, patience);
  api.on('/event/meetings', { items: [aMeeting('Online')] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect((await rowOf('Online')).getByText('Ready')).toBeTruthy();
});

test('an event of rooms alone has no meetings', async () => {
  api.on('/event/detail', anEvent({ mode: 'CLT' }));
  await renderApplication(api, { path: page });
  await screen.findByRole('tab', { name: 'Sessions' }, patience);
  expect(screen.queryByRole('tab', { name: 'Meetings' })).toBeNull();
});
