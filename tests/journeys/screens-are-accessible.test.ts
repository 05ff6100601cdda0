import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pathOf } from '#admin/layout/places.ts';
import { entityIndex } from '#model/generated/index.ts';
import { overflowOf, violationsOf } from '#tests/support/accessibility.ts';
import { newPage, phone, signInAt, wide } from '#tests/support/browser.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

const looks = [
  { ...wide, colorScheme: 'light' },
  { ...phone, colorScheme: 'dark' },
] as const;

test.each(looks)('the page that signs in has no accessibility violation: $colorScheme', async (look) => {
  const page = await newPage(journey.browser, look);
  await page.goto(journey.product.url);
  await page.getByLabel('Password').waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});

describe('no screen has an accessibility violation or scrolls sideways, wide and light, narrow and dark', () => {
  let pages: Page[];

  beforeAll(async () => {
    pages = await Promise.all(looks.map((look) => newPage(journey.browser, look)));
    for (const page of pages) {
      await signInAt(page, journey.product.url, 'super.admin');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
  });

  afterAll(() => Promise.all(pages.map((page) => page.context().close())));

  test.each(entityIndex.filter(({ section }) => section !== 'none'))(
    '$plural: list, filter, new record with all that it lacks, record',
    async (summary) => {
      await Promise.all(pages.map((page) => visit(page, journey.product.url + pathOf(summary))));
    },
  );
});

async function visit(page: Page, list: string): Promise<void> {
  const refused = refusedBy(page);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await page.goto(list);
  const records = page.locator('main tbody th a, main li a');
  await records.first().waitFor();
  await expectAccessible(page);
  const record = await records.first().getAttribute('href');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('dialog').waitFor();
  await expectAccessible(page);
  await page.goto(`${list}/create`);
  await save.waitFor();
  await page.waitForLoadState('networkidle');
  await save.click();
  await page.locator('.Mui-error').first().waitFor();
  await expectAccessible(page);
  await page.goto(new URL(record ?? '', list).href);
  await save.waitFor();
  await expectAccessible(page);
  expect(refused).toEqual([]);
}

async function expectAccessible(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  const screen = page.url();
  expect({ screen, violations: await violationsOf(page) }).toEqual({ screen, violations: [] });
  expect({ screen, overflow: await overflowOf(page) }).toEqual({ screen, overflow: 0 });
}

test('the bar of a phone leads to the main places, and its sheet to the others', async () => {
  const page = await newPage(journey.browser, phone);
  await signInAt(page, journey.product.url, 'super.admin');
  const bar = page.getByRole('navigation', { name: 'Navigation' });
  await bar.waitFor();
  expect(await bar.getByRole('link').allInnerTexts()).toEqual(['All CLT', 'All Event', 'Learning Environment']);
  const more = bar.getByRole('button', { name: 'More' });
  await more.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Set-up' });
  await sheet.getByRole('link', { name: 'Venues' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
  expect(await more.evaluate((button) => button === document.activeElement)).toBe(true);
  await more.press('Enter');
  await sheet.getByRole('link', { name: 'Venues' }).click();
  await page.getByRole('heading', { name: 'Venues' }).waitFor();
  await sheet.waitFor({ state: 'hidden' });
  await page.context().close();
});

/** What the content security policy has refused, and errors that nobody caught. */
function refusedBy(page: Page): string[] {
  const refused: string[] = [];
  page.on('pageerror', (error) => refused.push(error.message));
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}
