import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { overflowOf, violationsOf } from '#tests/support/accessibility.ts';
import { newPage, openBrowser, signInAt } from '#tests/support/browser.ts';
import { startDevCopy, type DevCopy } from '#tests/support/dev-copy.ts';

let dev: DevCopy;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [dev, browser] = await Promise.all([startDevCopy(), openBrowser()]);
  page = await newPage(browser);
  await signInAt(page, dev.url, 'super.admin');
  await page.getByRole('button', { name: 'Set-up' }).click();
  await page.getByRole('link', { name: 'Schema studio' }).click();
  await page.getByLabel('Schema', { exact: true }).selectOption('topic');
  await list().getByRole('table').waitFor();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await dev.stop();
});

const file = () => join(dev.copy.folder, 'schemas/topic.json');
const editor = () => page.getByRole('textbox', { name: 'Schema of topic' });
const list = () => page.getByRole('tabpanel');
const open = (view: string) => page.getByRole('tab', { name: view }).click();

async function write(text: string): Promise<void> {
  await editor().click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.insertText(text);
}

/** The schema with a field more. */
async function withLevel(): Promise<string> {
  const schema = JSON.parse(await readFile(file(), 'utf8'));
  schema.properties.level = { type: 'string', enum: ['basic', 'expert'], 'x-field': { filter: true } };
  schema['x-resource'].list.columns.push('level');
  return JSON.stringify(schema, undefined, 2);
}

test('a field is in the list, the form, the filters, the file, the SQL, the types and the changes as it is written', async () => {
  await write(await withLevel());
  await list().getByRole('columnheader', { name: 'Level' }).waitFor();
  await open('Form');
  await list().getByRole('radio', { name: 'expert' }).waitFor();
  await open('Filters');
  await list().getByRole('rowheader', { name: 'Level' }).waitFor();
  await open('CSV template');
  await list().getByText('status,level').waitFor();
  await open('SQL');
  await list().getByText('alter table "topic" add column "level"').waitFor();
  await open('TypeScript');
  await list().getByText("level?: 'basic' | 'expert'").waitFor();
  await open('Changes');
  await list().getByText('topic.level is new').waitFor();
  expect(await readFile(file(), 'utf8')).not.toContain('level');
});

test('the studio is accessible, and fits a phone', async () => {
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => overflowOf(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('a mistake is said in words, keeps the last good preview and is not saved', async () => {
  await write((await withLevel()).replace('"filter": true', '"fliter": true'));
  await page.getByText('"fliter" is not allowed here; did you mean "filter"?').first().waitFor();
  await page.getByText('The preview shows the last text without mistakes.').waitFor();
  await list().getByText('topic.level is new').waitFor();
  expect(await page.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
});

test('the vocabulary is completed at the cursor', async () => {
  await write('{ ');
  await page.keyboard.type('"descr', { delay: 20 });
  await page.getByRole('option', { name: 'description' }).click();
  await expect.poll(() => editor().innerText()).toContain('"description": ""');
});

test('a file that changed on disk is told, and the text in the editor stays', async () => {
  await write(await withLevel());
  await writeFile(file(), (await readFile(file(), 'utf8')).replace('"Topic"', '"Subject"'));
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.getByText('schemas/topic.json was changed on disk since you opened it.').waitFor();
  expect(await editor().innerText()).toContain('"level"');
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await page.getByText('was changed on disk').waitFor({ state: 'detached' });
});

test('what is saved is generated and served', async () => {
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => readFile(file(), 'utf8')).toContain('level');
  const types = join(dev.copy.folder, 'src/model/generated/types.ts');
  await expect.poll(() => readFile(types, 'utf8'), { timeout: 30_000 }).toContain("level?: 'basic' | 'expert'");
  await page.getByText('Saved').waitFor();
});
