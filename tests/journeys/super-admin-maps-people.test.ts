import { readFileSync } from 'node:fs';
import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Translation } from '#model/languages.ts';
import { messages } from '#model/messages.ts';
import { pageMessages } from '#admin/data/page-messages.ts';
import { screenMessages } from '#admin/data/screen-messages.ts';
import { overflowOf, violationsOf } from '#tests/support/accessibility.ts';
import { newPage, phone, signInAt, wide } from '#tests/support/browser.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

interface Telling {
  options: BrowserContextOptions;
  culture: string;
  /** One of the first page for each, whose programs are not all mapped yet. */
  environment: string;
  /** The words of the screens, and of the schemas, in the culture's language. */
  say: (key: string, args?: Record<string, string | number>) => string;
  word: (english: string) => string;
}

const arabic = JSON.parse(readFileSync('src/model/languages/ar.json', 'utf8')) as Translation;

test.each<[string, Telling]>([
  [
    'on a phone',
    {
      options: { ...phone, colorScheme: 'dark' },
      culture: 'en',
      environment: 'Pilot 2024',
      say: (key, args) => filled({ ...messages, ...screenMessages, ...pageMessages }[key], args),
      word: (english) => english,
    },
  ],
  [
    'in Arabic, from right to left',
    {
      options: wide,
      culture: 'ar',
      environment: 'Project Delivery',
      say: (key, args) => filled(arabic.keys[key], args),
      word: (english) => arabic.texts[english] ?? english,
    },
  ],
])('%s an environment gets its people: by search, by marks, by file, and back', async (_, told) => {
  const { options, culture, environment, say, word } = told;
  const page = await newPage(journey.browser, options);
  await page.context().addCookies([{ name: 'cultureName', value: culture, url: journey.product.url }]);
  await signInAt(page, `${journey.product.url}/learning-environment`, 'super.admin');
  await page.getByRole('link', { name: environment }).click();
  const direction = () => page.evaluate(() => document.documentElement.dir);
  expect(await direction()).toBe(culture === 'ar' ? 'rtl' : 'ltr');

  const tab = (english: string) => page.getByRole('tab', { name: new RegExp(`^${word(english)}( |$)`) });
  await tab('Training admins').click();
  const listed = page.getByRole('checkbox', { name: say('list.selectRow', { name: '' }).trim() });
  await listed.first().waitFor();
  const next = page.getByRole('button', { name: say('paginator.next') }).locator('svg');
  const turn = await next.evaluate((icon) => getComputedStyle(icon).transform);
  expect(turn).toBe(culture === 'ar' ? 'matrix(-1, 0, 0, 1, 0, 0)' : 'none');
  const mappedBefore = await numberOn(tab('Training admins'));
  await page.getByRole('button', { name: new RegExp(`^${say('mapping.available')}`) }).click();
  await page.waitForURL(/\/trainers\/available/);
  // The first one marks the page.
  await listed.nth(1).check();
  await listed.nth(2).check();
  await expectSound(page);
  await page.getByRole('button', { name: say('mapping.map.marked') }).click();
  await expect.poll(() => numberOn(tab('Training admins'))).toBe(mappedBefore + 2);

  await page.getByRole('button', { name: new RegExp(`^${say('mapping.mapped')}`) }).click();
  await page.waitForURL(/\/trainers$/);
  await page.getByRole('button', { name: startOf(say('mapping.unmap.all_other')) }).waitFor();
  const mark = (await listed.nth(1).getAttribute('aria-label')) ?? '';
  const name = mark.replace(say('list.selectRow', { name: '' }).trim(), '').trim();
  const remove = say('mapping.unmap.one', { name, environment });
  await page.getByRole('button', { name: remove, exact: true }).click();
  const question = page.getByRole('dialog');
  await question.getByText(say('delete.one')).waitFor();
  await expectSound(page);
  await question.getByRole('button', { name: say('mapping.unmap'), exact: true }).click();
  await expect.poll(() => numberOn(tab('Training admins'))).toBe(mappedBefore + 1);

  await tab('Instructors').click();
  await page.waitForURL(/\/instructors$/);
  const instructors = await numberOn(tab('Instructors'));
  await page.getByRole('button', { name: say('mapping.upload') }).click();
  const dialog = page.getByRole('dialog');
  const code = culture === 'ar' ? 'NEW-AR' : 'NEW-EN';
  const header = 'userName,employeeCode,email,dateOfJoining,jobRole,status';
  const choose = (row: string) =>
    dialog.locator('input[type=file]').setInputFiles({
      name: 'instructors.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`${header}\r\n${row}\r\n`),
    });
  await choose('Ines Neumann,,ines@example.test,2020-01-31,Coach,true');
  await dialog.getByRole('button', { name: say('upload.failedRows') }).waitFor();
  await expectSound(page);
  await choose(`Ines Neumann,${code},ines@example.test,2020-01-31,Coach,true`);
  await dialog.getByText('Ines Neumann').first().waitFor();
  await expectSound(page);
  await dialog.getByRole('button', { name: startOf(say('upload.import_one')) }).click();
  await dialog.getByText(startOf(say('upload.success'))).waitFor();
  await dialog.getByRole('button', { name: say('common.close') }).click();
  await expect.poll(() => numberOn(tab('Instructors'))).toBe(instructors + 1);

  await tab('Programs').click();
  await page.waitForURL(/\/programs$/);
  await page.goto(`${page.url()}/available`);
  await page.getByRole('button', { name: startOf(say('mapping.map.all_other')) }).click();
  await question.getByRole('button', { name: say('mapping.map'), exact: true }).click();
  await question.waitFor({ state: 'hidden' });
  await page.getByText(say('mapping.map.none')).waitFor();
  await expectSound(page);

  await tab('Security settings filter').click();
  await page.getByRole('button', { name: say('criteria.add'), exact: true }).waitFor();
  // While it is being counted, the number that was there is faded.
  await page.locator('output[aria-busy=false] strong').waitFor();
  await expectSound(page);
  await page.context().close();
});

/** Nothing is inaccessible, and nothing scrolls sideways. */
async function expectSound(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  expect(await violationsOf(page)).toEqual([]);
  await expect.poll(() => overflowOf(page)).toBe(0);
}

function filled(text = '', args: Record<string, string | number> = {}): string {
  return text.replaceAll(/\{\{(\w+)[^}]*\}\}/g, (whole, name: string) => String(args[name] ?? whole));
}

/** What begins as a text does, up to its first argument. */
function startOf(text: string): RegExp {
  return new RegExp(`^${(text.split('{{')[0] ?? '').trim().replaceAll(/[()]/g, String.raw`\$&`)}`);
}

/** The number beside the word of a tab, in whatever digits. */
async function numberOn(tab: ReturnType<Page['getByRole']>): Promise<number> {
  return Number((await tab.innerText()).replaceAll(/\D/g, '') || Number.NaN);
}
