import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Attendance } from '#model/attendance.ts';
import { newPage } from '#tests/support/browser.ts';
import { signInAsCaller } from '#tests/support/caller-of.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

test('marks by keys, goes on without a network over a reload, and loses nothing', async () => {
  const page = await newPage(journey.browser);
  await page.goto(await addressOfRegister(page));
  await page.getByRole('grid').waitFor();
  await page.getByRole('gridcell').first().focus();
  await page.keyboard.press('l');
  await page.keyboard.press('a');
  await page.locator('[data-waiting]').first().waitFor({ state: 'detached' });

  await page.route('**/api/event/attendance*', (route) =>
    route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.keyboard.press('a');
  await page.keyboard.press('l');
  const banner = page.getByText(/^No connection: 2 marks wait/);
  await banner.waitFor();
  await page.reload();
  await banner.waitFor();
  expect(await firstMarks(page)).toEqual(['Late', 'Absent', 'Absent', 'Late']);

  await page.unrouteAll();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await banner.waitFor({ state: 'detached' });
  await page.reload();
  await page.getByRole('grid').waitFor();
  expect(await firstMarks(page)).toEqual(['Late', 'Absent', 'Absent', 'Late']);

  await page.emulateMedia({ media: 'print' });
  await page.getByRole('columnheader', { name: 'Learner' }).waitFor();
  expect(await page.getByRole('navigation').count()).toBe(0);
  expect(await page.getByRole('grid').count()).toBe(0);
  await page.context().close();
});

/** The register of an event that the instructor teaches and may mark by session. */
async function addressOfRegister(page: Page): Promise<string> {
  const { get, post } = await signInAsCaller(page, journey.product.url, 'instructor');
  const { items } = (await post('/event/options', {})) as { items: { value: string }[] };
  for (const { value: key } of items) {
    const { level, sessions } = (await get('/event/attendance', { key })) as unknown as Attendance;
    const event = await get('/event/detail', { key });
    const owner = String(event['launchKey'] ?? event['trainingKey']);
    if (level === 'SESSION' && sessions[0]?.reasons.length === 0) {
      return `${journey.product.url}/program/${owner}/event/${key}/administrator/attendance`;
    }
  }
  throw new Error('The instructor teaches no event whose sessions can be marked');
}

/** What the first learners have of the first session. */
async function firstMarks(page: Page): Promise<(string | null)[]> {
  const cells = await page.locator('tbody td:first-of-type').all();
  return Promise.all(cells.slice(0, 4).map((cell) => cell.getAttribute('aria-label')));
}
