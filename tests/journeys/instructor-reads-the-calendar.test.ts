import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { overflowOf, violationsOf } from '#tests/support/accessibility.ts';
import { newPage, phone, signInAt, wide } from '#tests/support/browser.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

const calendar = () => `${journey.product.url}/program/calendar`;

test('an instructor lands on the calendar, opens a day, reads the ticket, and subscribes', async () => {
  const page = await newPage(journey.browser);
  await signInAt(page, journey.product.url, 'instructor');
  await page.waitForURL(calendar());
  await page
    .getByRole('button', { name: /, [1-9]\d* sessions?$/ })
    .first()
    .press('Enter');
  await page.waitForURL(/view=day/);
  const ticket = page.getByRole('article').first();
  await ticket.getByText('Who', { exact: true }).waitFor();
  await ticket.getByText('Seats').waitFor();
  expect(await ticket.getByRole('link', { name: 'Open event' }).getAttribute('href')).toMatch(/\/administrator$/);

  await page.getByRole('button', { name: 'Subscribe' }).click();
  await page.getByRole('button', { name: 'Make an address' }).click();
  const address = await page.getByLabel('Address', { exact: true }).inputValue();
  const read = async () => (await fetch(address)).status;
  expect(await (await fetch(address)).text()).toMatch(/^BEGIN:VCALENDAR[^]*SUMMARY:/);
  await page.getByRole('button', { name: 'End the address' }).click();
  await page.getByText('There is no address yet.').waitFor();
  expect(await read()).toBe(404);
  await page.context().close();
});

test('a super admin reschedules a session in the dialog of the keyboard, and by dragging it', async () => {
  const page = await newPage(journey.browser);
  await signInAt(page, `${calendar()}?view=agenda`, 'super.admin');
  // The last one: today's may be over at six in the morning by their own clocks.
  const ticket = page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Reschedule' }) })
    .last();
  const name = (await ticket.getAttribute('aria-label')) ?? '';
  const [, date = ''] = /, \w{3} (\d\d\/\d\d\/\d{4}),/.exec(name) ?? [];
  const [dayOfMonth = '', month = '', year = ''] = date.split('/');
  await ticket.getByRole('button', { name: 'Reschedule' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Starts at').fill('06:00 AM');
  await dialog.getByLabel('Ends at').fill('07:15 AM');
  // As long as the sessions beside it are not known, it can not be moved, by the key as little as by the button.
  await dialog.getByRole('button', { name: 'Move session', disabled: false }).waitFor();
  await dialog.getByLabel('Ends at').press('Enter');
  await page.getByText('The session is moved').waitFor();

  await page.goto(`${calendar()}?view=week&date=${year}-${month}-${dayOfMonth}`);
  const entry = page.getByRole('button', { name: /06:00 AM to 07:15 AM/ });
  const before = await entry.boundingBox();
  if (!before) throw new Error('The session is not drawn');
  await page.mouse.move(before.x + 20, before.y + 20);
  await page.mouse.down();
  await page.mouse.move(before.x + 20, before.y + 20 + HOUR_PX, { steps: 4 });
  await page.mouse.up();
  expect(await dialog.getByLabel('Starts at').inputValue()).toBe('07:00 AM');
  expect(await dialog.getByLabel('Ends at').inputValue()).toBe('08:15 AM');
  await dialog.getByRole('button', { name: 'Move session' }).click();
  await page.getByText('The session is moved').waitFor();
  await page.getByRole('button', { name: /07:00 AM to 08:15 AM/ }).waitFor();
  await page.context().close();
});

/** Of an hour on the ruler. */
const HOUR_PX = 54;

test.each([
  { ...wide, colorScheme: 'light' },
  { ...phone, colorScheme: 'dark' },
] as const)('no view has an accessibility violation or scrolls the page sideways: $colorScheme', async (look) => {
  const page = await newPage(journey.browser, look);
  await signInAt(page, calendar(), 'super.admin');
  for (const view of ['month', 'week', 'day', 'agenda']) {
    await page.goto(`${calendar()}?view=${view}`);
    await page.getByText(/^Times are by the clock of each event/).waitFor();
    expect([view, await violationsOf(page), await overflowOf(page)]).toEqual([view, [], 0]);
  }
  await openSession(page);
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});

/** The dialog over the calendar. */
async function openSession(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Reschedule' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move session', disabled: false }).waitFor();
}
