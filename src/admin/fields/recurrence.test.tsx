import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderForm } from '../testing/render-form.tsx';
import { aSmallEntity } from '../testing/small-entity.ts';

const api = fakeApi();
afterEach(cleanup);

const course = aSmallEntity({
  name: { title: 'Name', type: 'string' },
  zone: { title: 'Zone', type: 'string', format: 'time-zone' },
  reminder: {
    title: 'Reminder',
    type: 'string',
    format: 'recurrence',
    maxLength: 300,
    'x-field': { anchors: ['FIRST_SESSION', 'LAST_END', 'REGISTRATION_END'], zone: 'zone' },
  },
});
const stored = 'DTSTART;TZID=Europe/Berlin:20990105T170000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10';

const reminder = () => within(screen.getByRole('group', { name: 'Reminder' }));
const set = (name: string, value: string) => fireEvent.change(reminder().getByLabelText(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

const expectMistake = (name: string, text: string) => {
  const input = reminder().getByLabelText(name);
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(text);
};
const expectNoMistake = (name: string) =>
  expect(reminder().getByLabelText(name).getAttribute('aria-invalid')).toBe('false');

test('a stored recurrence is said in words, and its next ten dates are listed by its own clock', async () => {
  await renderForm(course, { record: { name: 'A', reminder: stored } });
  const words = 'Every 2 weeks on Monday and Wednesday at 05:00 PM (Europe/Berlin), from 05/01/2099, 10 times';
  expect(await screen.findByText(words)).toBeTruthy();
  const dates = within(reminder().getByRole('list', { name: 'The next times, by the clock of Europe/Berlin' }));
  const [first, second, ...others] = dates.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect([first, second, others.length]).toEqual(['Mon 05/01/2099 05:00 PM', 'Wed 07/01/2099 05:00 PM', 8]);
});

test('what is chosen is saved as RFC 5545 text', async () => {
  const { saved } = await renderForm(course, { record: { name: 'A', reminder: stored } });
  set('How often', 'monthlyByWeekday');
  set('On the', '-1');
  set('Weekday', 'FR');
  set('Every … months', '3');
  set('At', '9');
  set('Ends', 'never');
  await screen.findByText(/^Every 3 months on the last Friday at 09:00 AM/);
  save();
  const text = 'DTSTART;TZID=Europe/Berlin:20990105T090000\nRRULE:FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR';
  await waitFor(() => expect(saved).toEqual([{ name: 'A', zone: null, reminder: text }]));
});

test('one that is unfinished says so and is not saved; none at all is', async () => {
  const { saved } = await renderForm(course, { record: { name: 'A', reminder: stored } });
  fireEvent.click(reminder().getByRole('button', { name: 'Mon' }));
  fireEvent.click(reminder().getByRole('button', { name: 'Wed' }));
  expect(await screen.findByText('Please select week day')).toBeTruthy();
  save();
  expect(await screen.findByText('Please choose when this happens')).toBeTruthy();
  set('How often', '');
  save();
  await waitFor(() => expect(saved).toEqual([{ name: 'A', zone: null, reminder: null }]));
});

test.each([
  ['daily', 'Every … days', '0', 'Please enter valid days'],
  ['weekly', 'Every … weeks', '', 'Please select week'],
  ['monthlyByDay', 'On day', '32', 'Please enter valid day'],
])('what is missing of a %s recurrence is said in the words of the specification', async (often, part, value, text) => {
  await renderForm(course, { record: { name: 'A', reminder: stored } });
  set('How often', often);
  set(part, value);
  expect((await screen.findByRole('alert')).textContent).toBe(text);
});

test('a last day before the first is told of at its place, and not saved', async () => {
  const { saved } = await renderForm(course, { record: { name: 'A', reminder: stored } });
  set('Ends', 'until');
  set('Last day', '04/01/2099');
  expectMistake('Last day', 'Must not come before the first day');
  save();
  expect(await screen.findByText('Please choose when this happens')).toBeTruthy();
  expect(saved).toEqual([]);
  set('Last day', '05/01/2099');
  await screen.findByText(/until 05\/01\/2099$/);
  expectNoMistake('Last day');
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
});

test('the last day begins a month after the first, so that there are dates before it', async () => {
  await renderForm(course, { record: { name: 'A', reminder: stored.replace('MO,WE', 'TU') } });
  set('Ends', 'until');
  await screen.findByText(/until 05\/02\/2099$/);
  expect(screen.queryByText('There are no more dates')).toBeNull();
});

test.each([
  ['From', '31/02/2099', 'Please enter a date that exists'],
  ['At', '25:00', 'Please enter a time of day, such as 09:30'],
  ['Times', '0', 'Must be at least 1'],
  ['Times', '', 'Must be at least 1'],
  ['Times', 'ten', 'Must be at least 1'],
  ['Times', '1001', 'Must be at most 1000'],
  ['Every … weeks', '100', 'Must be at most 99'],
])('what is wrong with "%s" as %j stays as typed, and is told of at its place', async (part, typed, text) => {
  await renderForm(course, { record: { name: 'A', reminder: stored } });
  expectNoMistake(part);
  set(part, typed);
  expectMistake(part, text);
  expect(reminder().getByLabelText<HTMLInputElement>(part).value).toBe(typed);
});

test('what is counted from a date is said in words, shown by an example, and saved', async () => {
  const { saved } = await renderForm(course, { record: { name: 'A', zone: 'America/New_York' } });
  set('How often', 'relative');
  await screen.findByText('1 day before the first session at 09:00 AM (America/New_York)');
  set('Days', '7');
  set('Times', '3');
  set('Again every … days', '2');
  set('Counted from', 'LAST_END');
  await screen.findByText(/^7 days before the last session at 09:00 AM .*, again every 2 days, 3 times$/);
  expect(reminder().getAllByRole('listitem')).toHaveLength(3);
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(String(saved[0]?.['reminder']).split('\n').slice(1)).toEqual([
    'RRULE:FREQ=DAILY;INTERVAL=2;COUNT=3',
    'X-RELATIVE;RELATED=LAST_END:-P7D',
  ]);
});

test.each([
  ['before', '2', /^2 days before the end of the registration at 09:00 AM/, '-P2D'],
  ['after', '1', /^1 day after the end of the registration at 09:00 AM/, 'P1D'],
  ['before', '0', /^On the day of the end of the registration at 09:00 AM/, '-P0D'],
])('what counts from the end of the registration comes %s it by %s days', async (direction, days, words, distance) => {
  const { saved } = await renderForm(course, { record: { name: 'A' } });
  set('How often', 'relative');
  set('Counted from', 'REGISTRATION_END');
  set('Before or after', direction);
  set('Days', days);
  await screen.findByText(words);
  save();
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(String(saved[0]?.['reminder'])).toContain(`X-RELATIVE;RELATED=REGISTRATION_END:${distance}`);
});

test('the day itself is none before it, and no number at all is told of', async () => {
  await renderForm(course, { record: { name: 'A' } });
  set('How often', 'relative');
  set('Days', '0');
  await screen.findByText(/^On the day of the first session/);
  set('Days', '');
  expect((await screen.findByRole('alert')).textContent).toBe('Please enter valid days');
});

test('holidays that are left out are struck through among the next times', async () => {
  const holiday = { name: 'Epiphany', startDate: '2099-01-06', endDate: '2099-01-07' };
  api.on('/learning-environment/get-holidays', { items: [holiday] });
  await renderForm(course, { record: { name: 'A', reminder: stored } });
  fireEvent.click(await reminder().findByRole('checkbox', { name: 'Leave out holidays' }));
  await screen.findByText('left out: Epiphany', { exact: false });
  const times = reminder()
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
  expect(times.slice(0, 2)).toEqual(['Mon 05/01/2099 05:00 PM', 'Wed 07/01/2099 05:00 PM left out: Epiphany']);
  await screen.findByText(/10 times, not on holidays$/);
});
