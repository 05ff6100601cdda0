import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agendaPage, anAgenda, aSession, block, mark, patience, press } from '../../../testing/agenda-page.ts';
import { aTraining } from '../../../testing/events.ts';
import { renderApplication } from '../../../testing/render-application.tsx';

const { api, open, savedDays } = agendaPage();
const plan = '/event/plan-sessions';
const part = { title: 'Part', startTime: '13:00', endTime: '14:00', mode: 'CLT' };
const planned = {
  days: [
    { dayNumber: 1, date: '2027-02-02', sessions: [part] },
    { dayNumber: 2, date: '2027-02-04', sessions: [part] },
  ],
  skipped: [{ date: '2027-02-03', name: 'Spring feast', movedTo: '2027-02-04' }],
};

const openPlan = async () => {
  await press('Plan days');
  return screen.findByRole('dialog', { name: 'Plan days' }, patience);
};

test('days of the training are looked at before they are added, with the holidays that they avoid', async () => {
  api.on(plan, planned);
  await open();
  const dialog = await openPlan();
  await within(dialog).findByText('2 days', {}, patience);
  within(dialog).getByText('Wed 03/02/2027 is a holiday (Spring feast): moved to Thu 04/02/2027');
  expect(api.requestsTo(plan).at(-1)?.body).toEqual({ startDate: '2027-02-03' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add these days' }));
  expect(screen.getAllByLabelText(/^Part,/).map((one) => one.getAttribute('aria-label'))).toEqual([
    'Part, Tue 02/02/2027, 01:00 PM to 02:00 PM',
    'Part, Thu 04/02/2027, 01:00 PM to 02:00 PM',
  ]);
  await press('Undo');
  expect(screen.queryByLabelText(/^Part,/)).toBeNull();
});

test('without an agenda of a training a new session is planned by a rule, and it is said why', async () => {
  const refusal = { errors: { '': ['agenda.plan.noTraining'] } };
  api.on(plan, ({ body }) => ('rule' in (body as object) ? planned : Response.json(refusal, { status: 400 })));
  await open();
  const dialog = await openPlan();
  await within(dialog).findByText('2 days', {}, patience);
  within(dialog).getByText('This event has no training with an agenda');
  expect(within(dialog).getByLabelText<HTMLSelectElement>('Made of').value).toBe('rule');
  expect(api.requestsTo(plan).at(-1)?.body).toMatchObject({
    rule: { weekdays: ['MO'], interval: 1, count: 3 },
    sessions: [{ title: 'Session 1', startTime: '09:00', endTime: '10:00', mode: 'CLT' }],
  });
});

test('the marked session is repeated by a rule, and what the rule still needs is said in the words of the specification', async () => {
  api.on(plan, planned);
  await open();
  await mark('Session b');
  const dialog = await openPlan();
  const field = (name: string) => within(dialog).getByLabelText(name);
  await userEvent.selectOptions(field('Made of'), 'The marked session, on days of the week');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Mon' }));
  fireEvent.change(field('Every so many weeks'), { target: { value: '0' } });
  fireEvent.change(field('Number of days'), { target: { value: '' } });
  for (const text of ['Please select week day', 'Please select week', 'Please enter valid days']) {
    within(dialog).getByText(text);
  }
  expect(within(dialog).getByRole('button', { name: 'Add these days' })).toHaveProperty('disabled', true);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tue' }));
  fireEvent.change(field('Every so many weeks'), { target: { value: '2' } });
  await userEvent.selectOptions(field('Ends'), 'on a date');
  within(dialog).getByText('Please enter valid day');
  await userEvent.selectOptions(field('Ends'), 'after a number of days');
  fireEvent.change(field('Number of days'), { target: { value: '4' } });
  await waitFor(
    () =>
      expect(api.requestsTo(plan).at(-1)?.body).toMatchObject({
        startDate: '2027-02-03',
        rule: { weekdays: ['TU'], interval: 2, count: 4 },
        sessions: [{ title: 'Session b', startTime: '11:00', endTime: '12:00' }],
      }),
    patience,
  );
});

test('a plan that the server refuses is refused in its words', async () => {
  api.on(plan, { errors: { '': ['agenda.plan.noTraining'] } }, 400);
  await open();
  const dialog = await openPlan();
  await within(dialog).findByText('This event has no training with an agenda', {}, patience);
  expect(within(dialog).getByRole('button', { name: 'Add these days' })).toHaveProperty('disabled', true);
});

test('a plan that could not be asked for says so, and is asked for again', async () => {
  api.on(plan, { errors: { '': ['common.somethingWentWrong'] } }, 500);
  await open();
  const dialog = await openPlan();
  await within(dialog).findByText('The days could not be planned. Something went wrong', {}, patience);
  api.on(plan, planned);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Try again' }));
  expect(await within(dialog).findByText('2 days', {}, patience)).toBeTruthy();
});

test('an event that is being added is planned too, as its form says now', async () => {
  const training = aTraining();
  api.on('/event/start-values', { trainingKey: training.key, mode: 'CLT', timeZone: 'Europe/Berlin' });
  api.on('/event/planned-cost', { venues: [], items: [], totals: [] });
  api.on('/event/free-slots', { slots: [{ date: '2027-02-02', startTime: '15:00', freeUntil: '18:00' }] });
  api.on(plan, planned);
  await renderApplication(api, { path: `/training/${training.key}/event/create` });
  const steps = within(await screen.findByRole('navigation', { name: 'Sections' }, patience));
  await userEvent.click(steps.getByRole('button', { name: 'Session details' }));
  const dialog = await openPlan();
  await within(dialog).findByText('2 days', {}, patience);
  const typed = { trainingKey: training.key, mode: 'CLT', timeZone: 'Europe/Berlin' };
  const asked = api.requestsTo(plan).at(-1);
  expect(asked?.path).toBe(plan);
  expect(asked?.body).toMatchObject({ event: typed });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add these days' }));
  const [first] = screen.getAllByLabelText(/^Part,/);
  await act(async () => first?.focus());
  await press('Find a free time');
  const tray = await screen.findByRole('region', { name: 'Free times' }, patience);
  await userEvent.click(await within(tray).findByRole('button', { name: /^Tue 02/ }, patience));
  expect(api.requestsTo('/event/free-slots')[0]?.body).toMatchObject({ minutes: 60, event: typed });
  expect(screen.getByLabelText('Part, Tue 02/02/2027, 03:00 PM to 04:00 PM')).toBeTruthy();
});

test('a file of sessions is tried, then taken in, and the sessions are shown as they are then', async () => {
  const report = { total: 1, created: 1, updated: 0, unchanged: 0 };
  const rows = [{ line: 2, change: 'create', name: 'From a file', changes: [] }];
  const tries: (string | null)[] = [];
  api.use(
    http.post('*/api/event/import-sessions', async ({ request }) => {
      await request.text();
      const dryRun = new URL(request.url).searchParams.get('dryRun');
      tries.push(dryRun);
      return HttpResponse.json(dryRun === 'true' ? { ...report, rows } : report);
    }),
  );
  await open();
  await press('Import sessions');
  const dialog = await screen.findByRole('dialog', { name: 'Import sessions' }, patience);
  const file = new File(['date,title\n2027-02-05,From a file\n'], 'sessions.csv', { type: 'text/csv' });
  await userEvent.upload(within(dialog).getByLabelText(/CSV file/), file, { applyAccept: false });
  await within(dialog).findByText('From a file', {}, patience);
  const read = api.requestsTo('/event/detail').length;
  const day = { date: '2027-02-05', sessions: [aSession('d', '09:00', '10:00', { title: 'From a file' })] };
  api.on('/event/sessions', anAgenda({ version: 5, days: [...anAgenda().days, day] }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Import 1 record' }));
  await waitFor(() => expect(block('From a file')).toBeTruthy(), patience);
  expect(tries).toEqual(['true', 'false']);
  // Its version is another one now: the form goes on from there.
  await waitFor(() => expect(api.requestsTo('/event/detail').length).toBeGreaterThan(read), patience);
  expect(savedDays()).toBeUndefined();
});

test('with changes that are not saved nothing is imported', async () => {
  await open();
  await mark('Session a');
  await userEvent.keyboard('{ArrowDown}');
  await press('Import sessions');
  expect(screen.queryByRole('dialog')).toBeNull();
});
