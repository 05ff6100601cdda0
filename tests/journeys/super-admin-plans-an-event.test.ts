import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { newPage, signInAt } from '#tests/support/browser.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

test('adds an event to a launch, plans three days, meets a conflict, mends it by keyboard, drags a session, and launches it', async () => {
  const page = await newPage(journey.browser);
  await signInAt(page, `${journey.product.url}/program`, 'super.admin');
  await page.locator('th a').first().click();
  await page.getByRole('tab', { name: /^Events/ }).click();
  const events = page.url();

  await addEvent(page, events, 'First');
  await page.getByRole('heading', { name: 'First', level: 1 }).waitFor();
  await page.getByRole('tab', { name: 'Sessions' }).click();
  await page.getByRole('button', { name: /^Session 1,/ }).waitFor();

  // The same venue at the same time: neither the event nor its sessions are saved until that is mended.
  await addEvent(page, events, 'Second');
  await page
    .getByRole('alert')
    .filter({ hasText: /is taken by First from/ })
    .getByRole('button')
    .and(page.locator(':focus'))
    .waitFor();
  const session = page.getByRole('button', { name: /^Session 1,/ });
  await session.focus();
  for (const _ of Array.from({ length: 4 })) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  expect(await page.locator(':focus').getAttribute('aria-label')).toMatch(/^Session 1,.*10:00 AM to 11:00 AM/);
  await page
    .getByText(/is taken by First from/)
    .first()
    .waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Second', level: 1 }).waitFor();
  await page.getByRole('tab', { name: 'Sessions' }).click();

  // By pointer: an hour later, then an hour longer; each is one step back.
  const name = await dragged(page, /^Session 1,/, 'middle');
  expect(name).toMatch(/^Session 1,.*11:00 AM to 12:00 PM/);
  expect(await dragged(page, /^Session 1,/, 'end')).toMatch(/^Session 1,.*11:00 AM to 01:00 PM/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Session 1,.*10:00 AM to 11:00 AM/ }).waitFor();

  await page.getByRole('button', { name: 'Launch', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Launch' }).click();
  await page.getByText('The event is launched').waitFor();
  await page.context().close();
});

/** Drags a session, or its end, by the height of an hour; returns what it is called then. */
async function dragged(page: Page, name: RegExp, part: 'middle' | 'end'): Promise<string> {
  const session = page.getByRole('button', { name });
  // Away from the bar that saves, which stands over the end of the page.
  await session.evaluate((block) => block.scrollIntoView({ block: 'center' }));
  const box = await session.boundingBox();
  if (!box) throw new Error('The session is not to be seen');
  const [x, y] = [box.x + box.width / 2, part === 'end' ? box.y + box.height - 3 : box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x, y + HOUR_PX / 2);
  await page.mouse.move(x, y + HOUR_PX);
  await page.mouse.up();
  return (await session.getAttribute('aria-label')) ?? '';
}

/** Of the ruler. */
const HOUR_PX = 54;

/** A new event of the launch with a session on each of three days, the first in the first venue that is offered; they share no other. */
async function addEvent(page: Page, events: string, name: string): Promise<void> {
  const isFirst = name === 'First';
  await page.goto(events);
  await page.getByRole('link', { name: 'Add event' }).click();
  await page.getByLabel(/^Event name/).fill(name);
  await page.getByLabel(/^Code/).fill(name.toUpperCase());
  await page.getByRole('button', { name: /Session details/ }).click();
  for (const number of [0, 1, 2]) {
    await page.getByRole('button', { name: 'Add day' }).click();
    // Far from the events of the demo data, which lie around today.
    if (number === 0) await page.getByRole('dialog').getByRole('textbox', { name: 'Date' }).fill('03/06/2030');
    await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page
      .getByRole('button', { name: /^Add a session on/ })
      .nth(number)
      .click();
    await choose(page, 'Venue', number === 0 || isFirst ? number : number + 2);
    await choose(page, 'Instructors', 2 * number + (isFirst ? 0 : 1));
  }
  // What stands in the way is named before anything is saved.
  if (!isFirst)
    await page
      .getByText(/is taken by First from/)
      .first()
      .waitFor();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
}

/** Chooses what is offered at a position, in the inspector. */
async function choose(page: Page, field: string, position: number): Promise<void> {
  const inspector = page.getByRole('complementary', { name: 'Marked session' });
  await inspector.getByRole('combobox', { name: field }).click();
  // The last one offers to add another, and is there before the others are.
  await page.getByRole('option').filter({ hasNotText: /^Add/ }).nth(position).click();
  await page.keyboard.press('Tab');
}
