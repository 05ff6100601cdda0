import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Review } from '#model/review.ts';
import { spyOnDownloads } from '../../../testing/downloads.ts';
import { anEvent } from '../../../testing/events.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Closed' });
const path = `/program/${event.launchKey}/event/${event.key}/administrator`;

const morning = { key: 's1', title: 'Morning', date: '2026-12-01', startTime: '10:00', compulsory: true };

function aReview(overrides: Partial<Review> = {}): Review {
  return {
    level: 'SESSION',
    standing: 'final',
    seats: { max: 4, min: 2, fillRate: 50, states: { Confirmed: 2, Waitlisted: 1 } },
    attendanceRate: 50,
    outcomes: [
      { outcome: 'Full', count: 1 },
      { outcome: 'Partial', count: 0 },
      { outcome: 'NoShow', count: 1 },
      { outcome: 'none', count: 0 },
    ],
    sessions: [{ session: morning, marks: { Present: 1, Absent: 1 }, rate: 50 }],
    learners: [
      {
        nominationKey: 'n1',
        name: 'Asha Rao',
        employeeCode: 'E-1',
        marks: { Present: 1 },
        rate: 100,
        outcome: 'Full',
        creditHours: 6,
        certificate: '7K3MX-92QFD',
      },
      {
        nominationKey: 'n2',
        name: 'Bela Das',
        employeeCode: 'E-2',
        marks: { Absent: 1 },
        rate: 0,
        outcome: 'NoShow',
        creditHours: null,
        certificate: null,
      },
    ],
    missing: [],
    cost: {
      venues: [],
      items: [],
      totals: [{ currency: 'INR', cost: 100_000 }],
      perHead: [{ currency: 'INR', cost: 50_000 }],
    },
    feedback: [
      {
        roundKey: 'r1',
        name: 'Safety feedback',
        audience: 'LEARNER',
        session: null,
        askedAt: '2026-12-02T10:00:00.000Z',
        closesAt: '2027-01-02T10:00:00.000Z',
        asked: 2,
        answered: 2,
        questions: [
          {
            label: 'How useful was it?',
            type: 'RATING',
            answered: 2,
            average: 4.5,
            choices: ['1', '2', '3', '4', '5'].map((choice) => ({ choice, count: Number(choice) > 3 ? 1 : 0 })),
            comments: [],
          },
          {
            label: 'What should we change?',
            type: 'TEXT',
            answered: 1,
            average: null,
            choices: [],
            comments: [{ text: '<i>More</i> practice', name: 'Asha Rao' }],
          },
        ],
      },
    ],
    bestPractices: 'Send the reading a week before.',
    ...overrides,
  };
}

beforeEach(() => {
  api.on('/event/detail', event);
  api.on('/event/review', aReview());
});
afterEach(cleanup);

const open = async (
  review?: Partial<Review>,
  roles: Parameters<typeof renderApplication>[1]['roles'] = ['trainer'],
) => {
  if (review) api.on('/event/review', aReview(review));
  await renderApplication(api, { path: `${path}/review`, roles });
  await screen.findByRole('region', { name: 'Outcomes' });
};

/** The texts of the cells of a part's table, row by row; bars have none. */
const rowsOf = (region: string): string[][] =>
  within(screen.getByRole('region', { name: region }))
    .getAllByRole('row')
    .map((row) =>
      [...row.children]
        .map(({ textContent }) => textContent.replaceAll(/\s+/g, ' ').trim())
        .filter((text) => text !== ''),
    );

/** What a figure says. */
const figure = (name: string): string => screen.getByText(name, { selector: 'dt' }).parentElement?.textContent ?? '';

test('four figures tell how an event went, and the tables behind them say every number in words', async () => {
  await open();
  expect(figure('Attendance')).toContain('50%1 attended in full, 0 marks are missing');
  expect(figure('Seats filled')).toContain('50%2 of 4 seats, 1 waiting, 0 withdrawn');
  expect(figure('Rating, of 5')).toContain('4.52 answers');
  expect(figure('Planned cost per head')).toMatch(/₹500\.00₹1,000\.00 in all/);
  expect(rowsOf('Attendance by session')).toEqual([
    ['Session', 'Rate', 'Present', 'Absent'],
    [expect.stringContaining('Morning'), '50%', '1', '1'],
  ]);
  expect(rowsOf('Outcomes').slice(1)).toEqual([
    ['Attended in full', '1', '50%'],
    ['Attended in part', '0', '0%'],
    ['Did not attend', '1', '50%'],
    ['Owed no attendance', '0', '0%'],
  ]);
  expect(screen.getByText('1 certificate was issued.')).toBeDefined();
  expect(rowsOf('By learner')[1]).toEqual([
    'Asha Rao (E-1)',
    '1',
    '0',
    '0',
    '0',
    '0',
    '100%',
    'Attended in full',
    '6',
    '7K3MX-92QFD',
  ]);
  expect(screen.getByText('Send the reading a week before.')).toBeDefined();
});

test('feedback is summed up by question, and what people wrote stands as they wrote it', async () => {
  await open();
  const feedback = within(screen.getByRole('region', { name: 'Feedback' }));
  expect(feedback.getByText('2 of 2 have answered')).toBeDefined();
  expect(
    within(feedback.getByRole('figure', { name: 'How useful was it?' })).getByText('4.5 on average'),
  ).toBeDefined();
  expect(rowsOf('Feedback')).toEqual([
    ['1', '0'],
    ['2', '0'],
    ['3', '0'],
    ['4', '1'],
    ['5', '1'],
  ]);
  expect(feedback.getByText('<i>More</i> practice')).toBeDefined();
  cleanup();
  await open({ feedback: [] });
  expect(within(screen.getByRole('region', { name: 'Feedback' })).getByText('No feedback yet')).toBeDefined();
});

test('links to a form are copied for who has not answered yet, by those who may change the event', async () => {
  const manager = { recipientKey: 'm1', name: 'Meera Iyer', learnerKey: 'l1', learnerName: 'Asha Rao' };
  const teacher = { recipientKey: 't1', name: 'Ravi Nair', learnerKey: null, learnerName: null };
  api.on('/event/feedback-recipients', { items: [manager, teacher] });
  api.on('/event/make-link', { path: '/link/signed.token', expiresAt: '2027-01-02T10:00:00.000Z' });
  const user = userEvent.setup();
  await open();
  await user.click(screen.getByText('Safety feedback'));
  await user.click(screen.getByRole('button', { name: 'Links to the form' }));
  await user.click(await screen.findByRole('button', { name: 'Copy link for Meera Iyer about Asha Rao' }));
  await screen.findByText('The link is copied');
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/link/signed.token`);
  await user.click(screen.getByRole('button', { name: 'Copy link for Ravi Nair' }));
  await vi.waitFor(() => expect(api.requestsTo('/event/make-link')).toHaveLength(2));
  expect(api.requestsTo('/event/make-link').map(({ body }) => body)).toEqual([
    { purpose: 'feedback', roundKey: 'r1', recipientKey: 'm1', learnerKey: 'l1' },
    { purpose: 'feedback', roundKey: 'r1', recipientKey: 't1' },
  ]);
  cleanup();
  await open({}, ['instructor']);
  expect(screen.queryByRole('button', { name: 'Links to the form', hidden: true })).toBeNull();
});

test('missing marks are named, with the way to where they are made', async () => {
  const learners = [{ nominationKey: 'n2', name: 'Bela Das', employeeCode: 'E-2' }];
  await open({ standing: 'expected', missing: [{ session: morning, learners }] });
  const missing = within(screen.getByRole('note', { name: '1 mark is missing' }));
  expect(missing.getByText(/Morning.*Bela Das/)).toBeDefined();
  expect(missing.getByRole('link', { name: 'Mark attendance' }).getAttribute('href')).toContain(`${path}/attendance`);
  expect(screen.getByText('What they would be if the event were closed now.')).toBeDefined();
});

test('who may not see costs is told how many there were', async () => {
  await open({ cost: null }, ['instructor']);
  expect(screen.queryByText('Planned cost')).toBeNull();
  expect(figure('Learners')).toContain('2had a seat');
});

test('the review is printed, and taken along as a file', async () => {
  const print = vi.spyOn(window, 'print').mockReturnValue();
  const names = spyOnDownloads();
  const headers = { 'content-disposition': 'attachment; filename="review-2026-12-02.xlsx"' };
  api.on('/event/download-review', () => new Response('PK', { headers }));
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: /Excel|xlsx/i }));
  await vi.waitFor(() => expect(names).toEqual(['review-2026-12-02.xlsx']));
  expect(api.requestsTo('/event/download-review')[0]?.path).toContain('format=xlsx');
});

test('a review that can not be loaded says so, and is asked for again', async () => {
  api.on('/event/review', { errors: { '': ['common.unavailable'] } }, 503);
  await renderApplication(api, { path: `${path}/review`, roles: ['trainer'] });
  await screen.findByText(/The review could not be loaded/);
  api.on('/event/review', aReview());
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('region', { name: 'Outcomes' })).toBeDefined();
});
