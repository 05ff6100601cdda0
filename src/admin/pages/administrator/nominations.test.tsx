import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Role } from '#model/roles.ts';
import { anEvent } from '../../testing/events.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { aPage } from '../../testing/learning-environments.ts';
import { aNomination } from '../../testing/nominations.ts';
import { renderApplication } from '../../testing/render-application.tsx';

const api = fakeApi();
const event = anEvent({
  status: 'Launched',
  approval: 'TRAINER',
  promotion: 'OFFER',
  offerHours: 48,
  startAt: '2030-12-01T04:30:00.000Z',
  endAt: '2030-12-02T11:30:00.000Z',
  freeSeats: 1,
  waitlisted: 2,
  pendingApproval: 2,
});
const page = `/program/${event.launchKey}/event/${event.key}/administrator`;
const asking = [1, 2].map((number) => aNomination(number, { state: 'PendingApproval' }));
const waiting = [3, 4].map((number) =>
  aNomination(number, { state: 'Waitlisted', position: number - 2, waitlistedAt: '2026-10-24T07:49:00.000Z' }),
);
const offered = aNomination(5, { state: 'Offered', offerExpiresAt: '2030-11-20T04:30:00.000Z' });
const learners = [1, 2].map((number) => ({
  key: `c${number}`.padEnd(32, '0'),
  name: `Candidate ${number}`,
  employeeCode: `C-${number}`,
  status: true,
}));

beforeEach(() => {
  api.on('/event/detail', event);
  api.on('/learner/options', {
    items: [...asking, ...waiting].map(({ learnerKey, learnerName }) => ({ value: learnerKey, label: learnerName })),
  });
  api.on('/nomination/paginated-list', ({ body }) => {
    const asked = JSON.stringify(body);
    if (asked.includes('"state":"Offered"')) return aPage([offered]);
    return aPage(asked.includes('"state":"Waitlisted"') ? waiting : asking);
  });
  api.on('/event/candidates/paginated-list', aPage(learners, 40));
});
afterEach(cleanup);

const open = (tab: string, roles: Role[] = ['trainer']) => renderApplication(api, { path: page + tab, roles });
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const bodies = (path: string) => api.requestsTo(path).map(({ body }) => body);
const act = (name: string) => `/event/nominations/${name}`;
const openMenuOf = async (name: string) => press(`Actions for ${name}`);

test('the tabs say how many there are, and each has an address', async () => {
  const { at } = await open('/nominations');
  await userEvent.click(await screen.findByRole('tab', { name: 'Waiting list 2' }));
  expect(at()).toBe(`${page}/waitlist`);
  expect(screen.getByRole('tab', { name: 'Nominations 4' })).toBeTruthy();
});

test('one nomination is approved at once, and it is said what became of it', async () => {
  const [first] = asking;
  api.on(act('approve'), { results: [{ ...first, nominationKey: first?.key, state: 'Confirmed' }] });
  await open('/nominations');
  await openMenuOf('Learner 1');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Approve' }));
  await screen.findByText('1 confirmed');
  expect(bodies(act('approve'))).toEqual([{ nominationKeys: [first?.key] }]);
});

test('what a nomination can not do now stands in its menu with the reason', async () => {
  await open('/nominations');
  await openMenuOf('Learner 1');
  const item = await screen.findByRole('menuitem', { name: /^Confirm/ });
  expect(item.textContent).toContain('The nomination is in a state in which this is not possible');
  await userEvent.click(item);
  expect(bodies(act('confirm'))).toEqual([]);
});

test('marked nominations are rejected with a reason, and each that is refused stays marked with its own', async () => {
  const [first, second] = asking;
  const refused = { '': ['nomination.approve.own'] };
  api.on(act('reject'), {
    results: [
      { learnerKey: first?.learnerKey, nominationKey: first?.key, state: 'Rejected' },
      { learnerKey: second?.learnerKey, nominationKey: second?.key, errors: refused },
    ],
  });
  await open('/nominations');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Mark all rows of this page' }));
  await press('Reject');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reject' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await dialog.findByText('Please enter a reason');
  expect(bodies(act('reject'))).toEqual([]);
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Too late');
  await userEvent.click(dialog.getByRole('button', { name: 'Reject' }));
  await screen.findByText('1 rejected · 1 refused');
  const rows = screen.getByRole('region', { name: 'Results' });
  await within(rows).findByText('Learner 2');
  within(rows).getByText('Nobody decides about their own nomination');
  expect(bodies(act('reject'))).toEqual([{ nominationKeys: asking.map(({ key }) => key), reason: 'Too late' }]);
  await press('Close');
  expect(await screen.findByRole('region', { name: '1 marked' })).toBeTruthy();
});

test('what was typed stays when the server can not be reached, and why is said in place', async () => {
  api.on(act('remove'), () => HttpResponse.error());
  await open('/nominations');
  await openMenuOf('Learner 1');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove: Learner 1' }));
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Left the team');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove' }));
  await dialog.findByText('The server can not be reached. Check your connection and try again.');
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox', { name: /^Reason/ }).value).toBe('Left the team');
});

test('a learner is nominated, and a clash with another event is a warning', async () => {
  const [first] = learners;
  const clash = { eventName: 'First aid', startAt: '2030-12-01T04:30:00.000Z', endAt: '2030-12-01T06:30:00.000Z' };
  const warnings = [{ message: 'nomination.learner.clash', with: clash }];
  api.on('/event/nominate', {
    results: [{ learnerKey: first?.key, nominationKey: 'n1', state: 'Confirmed', warnings }],
  });
  await open('/nominations/candidates');
  await press('Nominate Candidate 1');
  await screen.findByText(/^This learner attends another event at that time: First aid, 01\/12\/2030/);
  expect(bodies('/event/nominate')).toEqual([{ learnerKeys: [first?.key] }]);
});

test('all that match a search are nominated after a look at what would become of each', async () => {
  const results = learners.map(({ key }) => ({ learnerKey: key, state: 'PendingApproval' }));
  api.on('/event/nominate', { results });
  const filter = encodeURIComponent(JSON.stringify({ text: 'cand', criteria: { department: ['Sales'] } }));
  await open(`/nominations/candidates?filter=${filter}`);
  await press('Nominate all 40 that match');
  const dialog = within(await screen.findByRole('dialog', { name: 'Nominate' }));
  await dialog.findByText('It would be: 2 pending approval');
  await userEvent.click(dialog.getByRole('button', { name: 'Nominate' }));
  await screen.findByText('2 pending approval');
  const asked = { searchCriteria: { text: 'cand', filter: { department: ['Sales'] } } };
  expect(api.requestsTo('/event/nominate').map(({ path, body }) => [path.includes('dryRun=true'), body])).toEqual([
    [true, asked],
    [false, asked],
  ]);
});

test('an audience is built of rules, and the list shows who matches', async () => {
  await open('/nominations/candidates');
  await press('Choose an audience');
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose an audience' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add rule' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Show who matches' }));
  await dialog.findByText('Complete each rule, or remove it.');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Value' }), '3');
  await userEvent.click(dialog.getByRole('button', { name: 'Show who matches' }));
  await waitFor(() =>
    expect(bodies('/event/candidates/paginated-list').at(-1)).toMatchObject({
      searchCriteria: { filter: { grade: { lessThan: 3 } } },
    }),
  );
});

test('a file is tried before anybody is nominated by it', async () => {
  const asked: string[] = [];
  api.use(
    http.post('*/api/event/upload-nominations', ({ request }) => {
      asked.push(new URL(request.url).search);
      return HttpResponse.json({ total: 1, created: 1, updated: 0, unchanged: 0, rows: [] });
    }),
  );
  await open('/nominations');
  await press('Nominate from a file');
  await screen.findByRole('dialog', { name: 'Nominate from a file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('No file can be chosen');
  await userEvent.upload(input, new File(['employeeCode\r\nE-1\r\n'], 'people.csv', { type: 'text/csv' }));
  await press('Import 1 record');
  await screen.findByText(/^File uploaded successfully/);
  expect(asked).toEqual([`?key=${event.key}&dryRun=true`, `?key=${event.key}&dryRun=false`]);
});

test('the waiting list is in turn, says who was passed over, and a seat is given by hand', async () => {
  const [first] = waiting;
  api.on('/event/waitlist/promote', { results: [{ ...first, nominationKey: first?.key, state: 'Offered' }] });
  await open('/waitlist');
  await screen.findByText('Free seats are offered to the next in turn, for 48 hours each.');
  expect(bodies('/nomination/paginated-list')).toContainEqual(
    expect.objectContaining({ sortConfig: { active: 'position', direction: 'asc' } }),
  );
  await openMenuOf('Learner 3');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Give a seat' }));
  await screen.findByText('1 offered');
  expect(bodies('/event/waitlist/promote')).toEqual([{ nominationKeys: [first?.key] }]);
});

test('a priority is a whole number with a reason', async () => {
  const [first] = waiting;
  api.on('/event/waitlist/prioritise', { results: [{ ...first, nominationKey: first?.key }] });
  await open('/waitlist');
  await openMenuOf('Learner 3');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Set priority' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Set priority' }));
  const priority = dialog.getByRole('textbox', { name: 'Priority' });
  await userEvent.clear(priority);
  await userEvent.type(priority, '101');
  await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Needs it first');
  await userEvent.click(dialog.getByRole('button', { name: 'Set priority' }));
  expect(priority.getAttribute('aria-invalid')).toBe('true');
  await userEvent.clear(priority);
  await userEvent.type(priority, '5');
  await userEvent.click(dialog.getByRole('button', { name: 'Set priority' }));
  await screen.findByText('The priority is set');
  expect(bodies('/event/waitlist/prioritise')).toEqual([
    { nominationKeys: [first?.key], priority: 5, reason: 'Needs it first' },
  ]);
});

test('offers stand there with the moment until which they are held, by the clock of the event', async () => {
  await open('/waitlist');
  const offers = within(await screen.findByRole('region', { name: 'Offers that wait for an answer' }));
  offers.getByText('Learner 5');
  expect(offers.getByText('20/11/2030 10:00 AM')).toBeTruthy();
});

test('an instructor sees nominations and waiting list, and nothing that changes them', async () => {
  await open('/waitlist', ['instructor']);
  await screen.findByRole('link', { name: 'Learner 3' });
  expect(screen.queryByRole('button', { name: /^Actions for/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Give free seats in turn' })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: /^Nominations/ }));
  await screen.findByRole('link', { name: 'Learner 1' });
  expect(screen.queryByRole('button', { name: 'Nominate learners' })).toBeNull();
});
