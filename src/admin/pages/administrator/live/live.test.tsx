import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { anEvent } from '../../../testing/events.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { aPage } from '../../../testing/learning-environments.ts';
import { aNomination } from '../../../testing/nominations.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({ status: 'Launched', approval: 'TRAINER', freeSeats: 3, confirmed: 0, pendingApproval: 2 });
const page = `/program/${event.launchKey}/event/${event.key}/administrator/nominations`;
const asking = [1, 2].map((number) => aNomination(number, { state: 'PendingApproval' }));
const another = aNomination(3, { state: 'PendingApproval' });
const news = /Updated with the latest changes/;

beforeEach(() => {
  api.on('/learner/options', { items: [] });
  api.on('/event/detail', event);
  api.on('/nomination/paginated-list', aPage(asking));
  api.on('/event/changes', { version: '1.2.2' });
});
afterEach(cleanup);

/** What the page does again and again, and at once when it is seen or online again. */
const lookAgain = () => window.dispatchEvent(new Event('online'));
const openPage = async () => {
  await renderApplication(api, { path: page, roles: ['trainer'] });
  await screen.findByText('Learner 1');
  await waitFor(() => expect(api.requestsTo('/event/changes')).toHaveLength(1));
};

test('what somebody else does is shown as it comes, politely, and marks and open dialogs stay', async () => {
  await openPage();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark all rows of this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Reject' }));
  const reason = await screen.findByRole('textbox', { name: /Reason/ });
  await userEvent.type(reason, 'No time');
  expect(screen.queryByText(news)).toBeNull();
  api.on('/event/detail', { ...event, freeSeats: 2, confirmed: 1 });
  api.on('/nomination/paginated-list', aPage([...asking, another]));
  api.on('/event/changes', { version: '1.3.3' });
  lookAgain();
  const told = await screen.findByText(news);
  expect(told.tagName).toBe('OUTPUT');
  await screen.findByText('Learner 3');
  await screen.findByText('1 confirmed');
  expect(reason).toHaveProperty('value', 'No time');
  expect(screen.getAllByRole('checkbox', { hidden: true, checked: true })).toHaveLength(asking.length);
});

test('nothing is read again while nobody has changed anything, or when that can not be asked', async () => {
  await openPage();
  const before = api.requestsTo('/nomination/paginated-list').length;
  lookAgain();
  await waitFor(() => expect(api.requestsTo('/event/changes')).toHaveLength(2));
  api.on('/event/changes', {}, 503);
  lookAgain();
  await waitFor(() => expect(api.requestsTo('/event/changes')).toHaveLength(3));
  expect(api.requestsTo('/nomination/paginated-list')).toHaveLength(before);
  expect(screen.queryByText(news)).toBeNull();
});

test('what one does oneself is no news', async () => {
  await openPage();
  api.on('/event/nominations/approve', {
    results: asking.map(({ learnerKey, key }) => ({ learnerKey, nominationKey: key, state: 'Confirmed' })),
  });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Mark all rows of this page' }));
  api.on('/event/changes', { version: '1.2.3' });
  await userEvent.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(api.requestsTo('/event/changes')).toHaveLength(2));
  lookAgain();
  await waitFor(() => expect(api.requestsTo('/event/changes')).toHaveLength(3));
  expect(screen.queryByText(news)).toBeNull();
});
