import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflowOf, violationsOf } from '#tests/support/accessibility.ts';
import { newPage, openBrowser, phone, signInAt, wide } from '#tests/support/browser.ts';
import { startProduct, type Product } from '#tests/support/product.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), openBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await product.stop();
});

const screens = [
  '/learning-environment',
  '/learning-environment/create',
  '/setup/learner',
  '/program',
  '/training/create',
  '/setup/venue/create',
  '/setup/holiday/create',
];

for (const [size, viewport] of Object.entries({ wide, phone })) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`no screen has an accessibility violation or scrolls sideways: ${size}, ${colorScheme}`, async () => {
      const page = await newPage(browser, { ...viewport, colorScheme });
      const refused = refusedBy(page);
      await page.goto(product.url);
      await page.getByLabel('Password').waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await signInAt(page, product.url, 'super.admin');
      for (const screen of screens) {
        await page.goto(product.url + screen);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await page.waitForLoadState('networkidle');
        expect([screen, await violationsOf(page)]).toEqual([screen, []]);
        expect([screen, await overflowOf(page)]).toEqual([screen, 0]);
      }
      await page.getByRole('button', { name: 'Save' }).click();
      expect(await violationsOf(page)).toEqual([]);
      expect(refused).toEqual([]);
      await page.context().close();
    });
  }
}

test('the bar of a phone leads to the main places, and its sheet to the others', async () => {
  const page = await newPage(browser, phone);
  await signInAt(page, product.url, 'super.admin');
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
