import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { newPage, phone } from '#tests/support/browser.ts';
import { aFeedbackWorld, type FeedbackWorld } from '#tests/support/feedback-world.ts';
import { expectReadable, startPageJourney } from '#tests/support/page-journey.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
let now = before;
const clock = (): Date => now;
const journey = startPageJourney(clock);
let world: FeedbackWorld;

beforeAll(async () => {
  world = await aFeedbackWorld(journey.api, clock);
});

const pageIn = (locale: string, colorScheme: 'light' | 'dark' = 'light'): Promise<Page> =>
  newPage(journey.browser, { ...phone, locale, colorScheme });
const linkTo = async (event: Values, kind: string): Promise<string> =>
  journey.origin + ((await world.linksTold(event)).find(([told]) => told === kind)?.[1] ?? '');

test('takes an offered seat on a phone by the keyboard, once, and reads why it is too late to do it again', async () => {
  const [event] = await world.anOffer({ name: 'Coaching', channels: ['EMAIL'] });
  const url = await linkTo(event, 'offered');
  const page = await pageIn('en-IN');
  await page.goto(url);
  await expectReadable(page);
  await page.keyboard.press('Tab');
  expect(await page.getByRole('button', { name: 'Take the seat' }).evaluate((one) => one.matches(':focus'))).toBe(true);
  await page.keyboard.press('Enter');
  await page.getByRole('status').getByText('The seat is confirmed.').waitFor();
  await expectReadable(page);
  await page.goto(url);
  await page.getByRole('heading', { name: 'This link has been used already' }).waitFor();
  await expectReadable(page);
});

test('rejects in Arabic, from right to left, after being asked for the reason', async () => {
  const { event } = await world.aRequest();
  const page = await pageIn('ar-EG', 'dark');
  await page.goto(await linkTo(event, 'approvalAsked'));
  await expectReadable(page);
  await page.getByRole('button', { name: 'رفض' }).click();
  const reason = page.getByRole('textbox', { name: 'السبب' });
  expect(await reason.evaluate((one) => one.matches(':focus'))).toBe(true);
  await expectReadable(page);
  await reason.fill('لا يوجد وقت');
  await page.getByRole('button', { name: 'رفض' }).click();
  await page.getByText('تم رفض الترشيح.').waitFor();
});

test('withdraws in Hindi, and nominates oneself in German', async () => {
  const { launch } = await world.aLaunch('Invited', { selfNomination: true });
  const event = await world.anEvent({ launchKey: launch['key'], channels: ['EMAIL'] });
  const [person = {}] = await world.learners(1, { department: 'Invited' });
  const german = await pageIn('de-DE');
  await german.goto(
    journey.origin + (await world.aLink(event, { purpose: 'selfNomination', learnerKey: person['key'] })),
  );
  await expectReadable(german);
  await german.getByRole('button', { name: 'Mich nominieren' }).click();
  await german.getByText('Der Platz ist bestätigt.').waitFor();
  const hindi = await pageIn('hi-IN');
  await hindi.goto(await linkTo(event, 'confirmed'));
  await expectReadable(hindi);
  await hindi.getByRole('button', { name: 'वापस लें' }).click();
  await hindi.getByText('नामांकन वापस ले लिया गया है।').waitFor();
});

test('gives feedback by the keyboard, is shown what is missing, and loses nothing that was answered', async () => {
  const form = await world.aForm();
  const { event } = await world.anEventFor(2, { eventFeedbackFormKey: form['key'] });
  now = new Date(Date.parse(String(event['endAt'])) + 60_000);
  await world.ask();
  const [first, second] = await world.asked(event);
  const page = await pageIn('en-IN');
  await page.goto(journey.origin + (first?.link ?? ''));
  await expectReadable(page);
  const usefulness = page.getByRole('group', { name: /How useful was it/ });
  await usefulness.getByRole('radio', { name: '1' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.getByRole('textbox', { name: /differently/ }).fill('More time');
  await page.getByRole('textbox').press('Tab');
  await page.keyboard.press('Enter');
  const summary = page.getByRole('alert');
  await summary.waitFor();
  expect(await summary.evaluate((one) => one.matches(':focus'))).toBe(true);
  await expectReadable(page);
  expect(await usefulness.getByRole('radio', { name: '3' }).isChecked()).toBe(true);
  expect(await page.getByRole('textbox').inputValue()).toBe('More time');
  await summary.getByRole('link', { name: /Was the pace right/ }).click();
  await page.getByRole('radio', { name: 'Right' }).check();
  await page.getByRole('button', { name: 'Send your answers' }).click();
  await page.getByText('Your answers are saved.').waitFor();
  await expectReadable(page);
  const arabic = await pageIn('ar-EG', 'dark');
  await arabic.goto(journey.origin + (second?.link ?? ''));
  await expectReadable(arabic);
  now = before;
});
