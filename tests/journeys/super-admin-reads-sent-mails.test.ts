import { expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { overflowOf, violationsOf } from '#tests/support/accessibility.ts';
import { newPage, phone } from '#tests/support/browser.ts';
import { signInAsCaller, type Caller } from '#tests/support/caller-of.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

test('nominates a learner, reads their mail among the sent ones, and follows its link as they would', async () => {
  const page = await newPage(journey.browser);
  const inbox = `${journey.product.url}/setup/inbox`;
  const learner = await nominateSomebody(await signInAsCaller(page, inbox, 'super.admin'));

  await page.goto(inbox);
  await page.getByLabel('Search mails').fill(String(learner['email']));
  const mail = page.getByRole('link', { name: /Your seat is confirmed/ });
  // What was due before is sent before.
  await expect
    .poll(
      async () => {
        await page.getByRole('button', { name: 'Look again' }).click();
        await page.waitForLoadState('networkidle');
        return mail.count();
      },
      { timeout: 50_000, interval: 1000 },
    )
    .toBe(1);
  await mail.click();
  await page.getByRole('button', { name: 'Download session-1.ics' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);

  const opened = page.waitForEvent('popup');
  await page
    .frameLocator('iframe')
    .getByRole('link', { name: /^Withdraw/ })
    .click();
  const link = await opened;
  await link.getByRole('button', { name: 'Withdraw' }).click();
  await link.getByText('The nomination is withdrawn.').waitFor();

  await page.setViewportSize(phone.viewport);
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.context().close();
});

test('writes a template and sees at once what becomes of it', async () => {
  const page = await newPage(journey.browser);
  await signInAsCaller(page, `${journey.product.url}/setup/mail-template`, 'super.admin');
  await page.getByRole('link', { name: 'Seat offered' }).click();
  await page.getByLabel('Subject').fill('Come along: {{event.name}}');
  await page.getByRole('heading', { name: 'Come along: Fire safety', exact: true }).first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText(/^Version 1, /).waitFor();
  await page.setViewportSize(phone.viewport);
  await expect.poll(() => overflowOf(page)).toBe(0);
  await page.context().close();
});

/** Somebody gets a seat in a launched event; they have not said which language they read. */
async function nominateSomebody({ post, list }: Caller): Promise<Values> {
  const [event] = await list('event', { status: 'Launched' });
  const key = String(event?.['key']);
  const seats = { maxAttendees: 1000, waitingList: true, promotion: 'AUTO' };
  await post('/event/update', { key, ...seats, approval: 'NONE', withdrawal: 'ANY_TIME', channels: ['EMAIL'] });
  const candidates = (await post('/event/candidates/paginated-list', {}, { key }))['items'] as Values[];
  const learners = await list('learner', { key: { anyOf: candidates.map((one) => String(one['key'])) } });
  const learner = learners.find(({ language, email }) => !language && email) ?? {};
  const { results } = await post('/event/nominate', { learnerKeys: [learner['key']] }, { key });
  expect(results).toMatchObject([{ state: 'Confirmed' }]);
  return learner;
}
