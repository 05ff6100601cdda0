import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { activeStates } from '#model/rules/nomination-states.ts';
import type { Values } from '#model/values.ts';
import { overflowOf, violationsOf } from '#tests/support/accessibility.ts';
import { newPage, phone } from '#tests/support/browser.ts';
import { signInAsCaller } from '#tests/support/caller-of.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

test('nominates three learners for two seats, approves them, and gives the seat of one who leaves to the one who waits', async () => {
  const page = await newPage(journey.browser);
  const event = await twoSeatsOfTrainer(page);
  const path = `${journey.product.url}/program/${String(event['launchKey'])}/event/${String(event['key'])}/administrator`;

  await page.goto(`${path}/nominations/candidates`);
  for (const row of [1, 2, 3]) await page.getByRole('row').nth(row).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Nominate marked' }).click();
  await page.getByText('3 pending approval').first().waitFor();
  const clashes = page.getByRole('dialog');
  if (await clashes.isVisible()) await page.getByRole('button', { name: 'Close', exact: true }).last().click();

  await page.getByRole('button', { name: 'Nominated', exact: true }).click();
  await page.getByRole('cell', { name: 'Pending approval' }).nth(2).waitFor();
  await page.getByRole('checkbox', { name: 'Mark all rows of this page' }).check();
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText(/2 confirmed · 1 waitlisted|1 waitlisted · 2 confirmed/).waitFor();
  const seats = page.getByRole('region', { name: 'Seats' });
  await seats.getByText('2 confirmed').waitFor();
  await seats.getByText('1 on the waiting list').waitFor();

  const confirmed = page.getByRole('row').filter({ hasText: 'Confirmed' }).first();
  await confirmed.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page
    .getByRole('dialog')
    .getByLabel(/^Reason/)
    .fill('Moved to another team');
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click();
  await page.getByText('1 removed').waitFor();
  await seats.getByText('1 free').waitFor();

  await page.getByRole('tab', { name: /^Waiting list/ }).click();
  await page.getByRole('cell', { name: '1', exact: true }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Give free seats in turn' }).click();
  await page.getByText('Nobody is waiting.').waitFor();
  await seats.getByText('2 confirmed').waitFor();

  await page.getByRole('tab', { name: /^Learners/ }).click();
  await page.getByRole('row').filter({ hasText: 'Removed' }).first().getByRole('link').click();
  const panel = page.getByRole('dialog');
  await panel.getByText('Moved to another team').first().waitFor();
  await panel.getByText('Action: Remove').waitFor();
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'hidden' });

  await page.setViewportSize(phone.viewport);
  await expect.poll(() => overflowOf(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});

/** A launched event of the trainer's with two seats that nobody has, which the trainer gives by hand after approving. */
async function twoSeatsOfTrainer(page: Page): Promise<Values> {
  const { post, list } = await signInAsCaller(page, `${journey.product.url}/program`, 'trainer');
  const [found] = await list('event', { status: 'Launched' });
  const key = String(found?.['key']);
  const asking = { pageOptions: { pageSize: 100 }, searchCriteria: { filter: { state: [...activeStates] } } };
  const active = (await post('/event/nominations/paginated-list', asking, { key }))['items'] as Values[];
  if (active.length > 0) {
    await post('/event/nominations/remove', { nominationKeys: active.map((one) => one['key']) }, { key });
  }
  const seats = { minAttendees: 1, maxAttendees: 2, waitingList: true };
  return post('/event/update', { key, ...seats, approval: 'TRAINER', promotion: 'MANUAL' });
}
