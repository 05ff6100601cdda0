import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../testing/fake-api.ts';
import { renderForm } from '../testing/render-form.tsx';
import { aSmallEntity } from '../testing/small-entity.ts';

fakeApi();
afterEach(cleanup);
const slow = { timeout: 10_000 };

const course = aSmallEntity({
  name: { title: 'Name', type: 'string' },
  reminder: { title: 'Reminder', type: 'string', format: 'recurrence', maxLength: 300 },
});
const stored = 'DTSTART;TZID=Europe/Berlin:20990105T170000\nRRULE:FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,WE;COUNT=10';

const reminder = () => within(screen.getByRole('group', { name: 'Reminder' }));
const set = (name: string, value: string) => fireEvent.change(reminder().getByLabelText(name), { target: { value } });
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }));

test('a stored recurrence is said in words, and its next ten dates are listed by its own clock', async () => {
  await renderForm(course, { record: { name: 'A', reminder: stored } });
  const words = 'Every 2 weeks on Monday and Wednesday at 05:00 PM (Europe/Berlin), from 05/01/2099, 10 times';
  expect(await screen.findByText(words, {}, slow)).toBeTruthy();
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
  await screen.findByText(/^Every 3 months on the last Friday at 09:00 AM/, {}, slow);
  save();
  const text = 'DTSTART;TZID=Europe/Berlin:20990105T090000\nRRULE:FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR';
  await waitFor(() => expect(saved).toEqual([{ name: 'A', reminder: text }]));
});

test('one that is unfinished says so and is not saved; none at all is', async () => {
  const { saved } = await renderForm(course, { record: { name: 'A', reminder: stored } });
  fireEvent.click(reminder().getByRole('button', { name: 'Mon' }));
  fireEvent.click(reminder().getByRole('button', { name: 'Wed' }));
  expect(await screen.findByText('Please select week day', {}, slow)).toBeTruthy();
  save();
  expect(await screen.findByText('Please choose when this happens')).toBeTruthy();
  set('How often', '');
  save();
  await waitFor(() => expect(saved).toEqual([{ name: 'A', reminder: null }]));
});

test.each([
  ['daily', 'Every … days', '0', 'Please enter valid days'],
  ['weekly', 'Every … weeks', '', 'Please select week'],
  ['monthlyByDay', 'On day', '32', 'Please enter valid day'],
])('what is missing of a %s recurrence is said in the words of the specification', async (often, part, value, text) => {
  await renderForm(course, { record: { name: 'A', reminder: stored } });
  set('How often', often);
  set(part, value);
  expect((await screen.findByRole('alert', {}, slow)).textContent).toBe(text);
});
