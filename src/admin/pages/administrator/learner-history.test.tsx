import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { aNomination } from '../../testing/nominations.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Closed' });
const nomination = aNomination(1);
const path = `/program/${event.launchKey}/event/${event.key}/administrator/learners#${nomination.key}`;

const actions = ['close', 'mark', 'promote-by-hand', 'prioritise', 'pass-over', 'make-link', 'nominate'];
const marked = {
  field: 'attendance',
  from: [{ session: '2026-12-01 Morning', mark: 'NotMarked' }],
  to: [{ session: '2026-12-01 Morning', mark: 'Partial', minutes: 45, note: 'Left early' }],
};

const changesOf: Record<string, unknown[]> = {
  mark: [marked],
  'promote-by-hand': [{ field: 'sequence', from: null, to: 3 }],
};

beforeEach(() => {
  api.on('/event/detail', event);
  api.on('/nomination/paginated-list', aPage([nomination]));
  api.on('/nomination/detail', nomination);
  api.on('/nomination/history', {
    items: actions.map((action, index) => ({
      at: `2026-12-01T0${9 - index}:00:00.000Z`,
      by: 'Sunita Rao',
      action,
      changes: changesOf[action] ?? [],
    })),
    totalItems: actions.length,
  });
});
afterEach(cleanup);

test('the history of a learner names what was done and tells each mark in words', async () => {
  await renderApplication(api, { path, roles: ['instructor'] });
  const panel = within(await screen.findByRole('dialog'));
  await panel.findByText('Action: Attendance marked');
  expect(panel.getAllByText(/^Action: /).map(({ textContent }) => textContent)).toEqual([
    'Action: Event closed',
    'Action: Attendance marked',
    'Action: Seat given by hand',
    'Action: Set priority',
    'Action: Passed over',
    'Action: Link handed out',
    'Action: Nominate',
  ]);
  expect(panel.getByText('Number in order of arrival').parentElement?.textContent).toMatch(/nothing 3$/);
  const change = panel.getByText('Attendance').parentElement?.textContent ?? '';
  expect(change).toMatch(/Item 1 was changed 2026-12-01 Morning/);
  expect(change).toMatch(/Mark Not marked Partial.*Attended minutes nothing 45.*Note nothing Left early/);
});
