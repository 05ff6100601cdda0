import { readFile, writeFile } from 'node:fs/promises';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EntitySchema } from '#model/vocabulary.ts';
import { newPage, openBrowser, signInAt } from '#tests/support/browser.ts';
import { CERTIFICATE } from '#tests/support/certificate.ts';
import { startDevCopy, statusOf, type DevCopy } from '#tests/support/dev-copy.ts';

let dev: DevCopy;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  [dev, browser] = await Promise.all([startDevCopy(), openBrowser()]);
  page = await newPage(browser);
  await signInAt(page, dev.url, 'super.admin');
  await page.getByRole('heading', { level: 1 }).waitFor();
}, 120_000);

afterAll(async () => {
  await browser.close();
  await dev.stop();
});

const numbers = () => page.locator('tbody a').allInnerTexts();
const openList = () => page.goto(`${dev.url}/setup/certificate`);
const save = () => page.getByRole('button', { name: 'Save' }).click();

/** Edits the entity's file as a developer would. */
async function changeSchema(change: (schema: EntitySchema) => void): Promise<void> {
  const file = `${dev.copy.folder}/schemas/certificate.json`;
  const schema = JSON.parse(await readFile(file, 'utf8')) as EntitySchema;
  change(schema);
  await writeFile(file, JSON.stringify(schema));
}

async function startCertificate(number: string, issuedOn: string): Promise<void> {
  await page.goto(`${dev.url}/setup/certificate/create`);
  await page.getByLabel('Number').fill(number);
  await page.getByRole('combobox', { name: 'Learner' }).fill('a');
  // Beside the learners who match, the list offers to add one of this name.
  await page.getByRole('option').filter({ hasNotText: 'Add' }).first().click();
  await page.getByRole('textbox', { name: 'Issued on' }).fill(issuedOn);
}

async function addCertificate(number: string, issuedOn: string): Promise<void> {
  await startCertificate(number, issuedOn);
  await save();
  await page.waitForURL(`${dev.url}/setup/certificate`);
}

test('one file among the schemas, and the running product has a table, calls and a place for it', async () => {
  expect(await statusOf(`${dev.url}/api/certificate/paginated-list`, 'POST')).toBe(404);
  // An open page would load itself again, and get in the way of the one that is asked for below.
  await page.goto('about:blank');
  await dev.copy.drop(CERTIFICATE);
  const answers = () => statusOf(`${dev.url}/api/certificate/paginated-list`, 'POST');
  await expect.poll(answers, { timeout: 60_000 }).toBe(401);
  await page.goto(dev.url);
  await page.getByRole('button', { name: 'Set-up' }).click();
  await page.getByRole('link', { name: 'Certificates' }).click();
  await page.getByText('No Records available').waitFor();
}, 120_000);

test('wrong input is refused on the field, right input is saved', async () => {
  await startCertificate('AB-1', '31/01/2026');
  await page.getByRole('textbox', { name: 'Expires on' }).fill('31/01/2026');
  await page.getByLabel('Credit hours').fill('1.25');
  await save();
  await page.getByText('This does not have the right form').first().waitFor();
  await page.getByText('Must come after Issued on').first().waitFor();
  await page.getByText('Must be a multiple of 0.1').first().waitFor();
  await page.getByLabel('Number').fill('AB-1001');
  await page.getByRole('textbox', { name: 'Expires on' }).fill('31/01/2028');
  await page.getByLabel('Credit hours').fill('0.3');
  await save();
  await page.waitForURL(`${dev.url}/setup/certificate`);
  await expect.poll(numbers).toEqual(['AB-1001']);
});

test('what only the server can know is refused on its field too', async () => {
  await startCertificate('AB-1001', '01/02/2026');
  await save();
  await page.getByText('This value is already used').first().waitFor();
});

test('the list shows the newest first and is filtered by a part of the number', async () => {
  await addCertificate('AB-2002', '01/03/2026');
  await addCertificate('CD-1002', '01/02/2026');
  await expect.poll(numbers).toEqual(['AB-2002', 'CD-1002', 'AB-1001']);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const filter = page.getByRole('dialog');
  await filter.getByLabel('Field').selectOption({ label: 'Number' });
  await filter.getByLabel('Value').fill('-100');
  await filter.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(numbers).toEqual(['CD-1002', 'AB-1001']);
});

test('records are imported from a file: wrong rows are told by line and column, and right ones are seen before they are written', async () => {
  await openList();
  await page.getByRole('button', { name: 'Upload' }).click();
  const [template] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the template' }).click(),
  ]);
  const header = (await readFile(await template.path(), 'utf8')).trim();
  const chooseRow = async (values: Record<string, string>) => {
    const row = header.split(',').map((name) => values[name] ?? '');
    const buffer = Buffer.from(`${header}\r\n${row.join(',')}\r\n`);
    await page.locator('input[type=file]').setInputFiles({ name: 'certificates.csv', mimeType: 'text/csv', buffer });
  };
  await chooseRow({ number: 'GH-4004', learnerKey: 'Nobody at all', issuedOn: '2026-02-30' });
  const mistakes = page.getByRole('region', { name: 'What is wrong in the file' });
  await mistakes.getByRole('row', { name: '2 Learner Nobody at all' }).waitFor();
  await mistakes.getByRole('row', { name: '2 Issued on 2026-02-30' }).waitFor();
  await chooseRow({ number: 'GH-4004', learnerKey: 'E000001', issuedOn: '2020-01-31' });
  await page.getByRole('button', { name: 'Import 1 record' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(numbers).toEqual(['AB-2002', 'CD-1002', 'AB-1001', 'GH-4004']);
});

test('a change is saved and told in the history; the note comes and goes with the status', async () => {
  await openList();
  await page.getByRole('link', { name: 'CD-1002' }).click();
  await page.getByRole('radio', { name: 'revoked' }).check();
  await page.getByLabel('Note').fill('Printed twice');
  await save();
  await page.getByText('Saved').waitFor();
  const history = page.getByRole('complementary', { name: 'History' });
  await history.getByText('Printed twice').first().waitFor();
  await page.getByRole('radio', { name: 'issued' }).check();
  await page.getByLabel('Note').waitFor({ state: 'detached' });
});

test('a field that the schema gets while the form is open appears, and what was typed is still there', async () => {
  await page.goto(`${dev.url}/setup/certificate/create`);
  await page.getByLabel('Number').fill('EF-3003');
  await page.getByLabel('Credit hours').fill('2.5');
  await changeSchema(({ properties }) => {
    properties['shelf'] = { title: 'Shelf', type: 'string', maxLength: 20 };
  });
  await page.getByLabel('Shelf').fill('Top', { timeout: 60_000 });
  await expect.poll(() => page.getByLabel('Number').inputValue()).toBe('EF-3003');
  expect(await page.getByLabel('Credit hours').inputValue()).toBe('2.5');
}, 120_000);

test('a column that the schema gets while the list is open appears beside the rows, without the page being loaded', async () => {
  await openList();
  await page.getByRole('link', { name: 'AB-2002' }).waitFor();
  await page.evaluate(() => Object.assign(globalThis, { isStillThere: true }));
  await changeSchema(({ 'x-resource': resource }) => resource.list.columns.push('shelf'));
  await page.getByRole('columnheader', { name: 'Shelf' }).waitFor({ timeout: 60_000 });
  await page.getByRole('link', { name: 'AB-2002' }).waitFor();
  expect(await page.evaluate(() => 'isStillThere' in globalThis)).toBe(true);
}, 120_000);

test('the list is exported as a file', async () => {
  await openList();
  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('menuitem', { name: /CSV/ }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(lines[0]).toContain('Number,Learner,Issued on,Status');
  expect(lines.slice(1, 4).map((line) => line.split(',')[0])).toEqual(['AB-2002', 'CD-1002', 'AB-1001']);
});

test('a record is deleted after a question', async () => {
  await openList();
  await page.getByRole('checkbox', { name: 'Mark CD-1002' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(numbers).toEqual(['AB-2002', 'AB-1001', 'GH-4004']);
});
