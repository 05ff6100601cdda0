import type { Locator, Page } from 'playwright';
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
  const mail = await arrived(page, /Your seat is confirmed/);
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
}, 150_000);

test('makes a reminder, sees it planned, sets the clock forward, and reads the mail', async () => {
  const page = await newPage(journey.browser);
  const { url } = journey.product;
  const caller = await signInAsCaller(page, url, 'super.admin');
  const learner = await nominateSomebody(caller);
  const [event] = await caller.list('event', { status: 'Launched' });
  const path = `/program/${String(event?.['launchKey'] ?? event?.['trainingKey'])}/event/${String(event?.['key'])}`;
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10).split('-').toReversed().join('/');
  await page.goto(`${url}${path}/notices`);
  await page.getByLabel('Reminder on').fill(tomorrow);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Saved', { exact: true }).first().waitFor();

  await page.goto(`${url}${path}/administrator/reminders`);
  await page
    .getByRole('table', { name: 'Planned reminders' })
    .getByRole('cell', { name: `${tomorrow} 09:00 AM` })
    .first()
    .waitFor();

  await page.goto(`${url}/setup/inbox`);
  const clock = page.getByRole('group', { name: /Set the clock/ });
  await clock.getByRole('button', { name: 'A week' }).click();
  await page.getByText(/^For the product it is/).waitFor();
  await page.getByLabel('Search mails').fill(String(learner['email']));
  await (await arrived(page, /Reminder: /)).click();
  await page.frameLocator('iframe').getByText('This is a reminder of this event').first().waitFor();
  await page.context().close();
}, 150_000);

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

/** The mail of a subject, as soon as it is there: what was due before is sent before. */
async function arrived(page: Page, subject: RegExp): Promise<Locator> {
  const mail = page.getByRole('link', { name: subject });
  const look = async (): Promise<number> => {
    await page.getByRole('button', { name: 'Look again' }).click();
    await page.waitForLoadState('networkidle');
    return mail.count();
  };
  await expect.poll(look, { timeout: 90_000, interval: 1000 }).toBe(1);
  return mail;
}

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
