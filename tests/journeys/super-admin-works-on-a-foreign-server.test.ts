import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPage, openBrowser, signInAt } from '#tests/support/browser.ts';
import { foreignRest, serveForeignRest } from '#tests/support/foreign-rest.ts';
import { startProduct, type Product } from '#tests/support/product.ts';

const topics = foreignRest(['Coaching', 'First aid', 'Writing']);
let elsewhere: Awaited<ReturnType<typeof serveForeignRest>>;
let product: Product;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  elsewhere = await serveForeignRest(topics);
  const env = { FOREIGN_SERVERS: JSON.stringify({ topic: { url: elsewhere.url } }) };
  [product, browser] = await Promise.all([startProduct({ env }), openBrowser()]);
  page = await newPage(browser);
  await signInAt(page, product.url, 'super.admin');
});

afterAll(async () => {
  await browser.close();
  await product.stop();
  elsewhere.close();
});

test('topics of a foreign server are listed, searched, added, changed, switched off and deleted', async () => {
  await page.goto(`${product.url}/setup/topic`);
  await page.getByRole('link', { name: 'Writing' }).waitFor();
  expect(await namesShown()).toEqual(['Coaching', 'First aid', 'Writing']);
  await page.getByLabel('Search topics').fill('aid');
  await expect.poll(namesShown).toEqual(['First aid']);

  await page.getByRole('link', { name: 'Add topic' }).click();
  await page.getByLabel('Name').fill('Coaching');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('That name is taken over here').first().waitFor();
  await page.getByLabel('Name').fill('Debating');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(namesShown).toEqual(['Coaching', 'Debating', 'First aid', 'Writing']);

  await page.getByRole('link', { name: 'Debating' }).click();
  await page.getByLabel('Name').fill('Debating well');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('link', { name: 'Cancel' }).click();

  await page.getByRole('switch', { name: 'Status of Debating well' }).click();
  await expect.poll(() => topics.rows.at(-1)).toMatchObject({ name: 'Debating well', status: false });
  await page.getByRole('checkbox', { name: 'Mark Debating well' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect.poll(namesShown).toEqual(['Coaching', 'First aid', 'Writing']);
  expect(topics.rows).toHaveLength(3);
});

test('nobody elsewhere learns who asks, and what is not there is not offered', async () => {
  await page.goto(`${product.url}/setup/topic`);
  await page.getByRole('link', { name: 'Writing' }).waitFor();
  expect(topics.asked.some(({ headers }) => headers.has('authorization') || headers.has('hostname'))).toBe(false);
  expect(await page.getByRole('button', { name: 'Export' }).count()).toBe(0);
});

test('set-up lists of our own server speak the dialect that their schema names', async () => {
  const called: string[] = [];
  page.on('request', (request) => called.push(`${request.method()} ${new URL(request.url()).pathname}`));
  await page.goto(`${product.url}/setup/holiday/create`);
  await page.getByLabel('Name').fill('Founders day');
  await page.getByLabel('First day').fill('02/03/2027');
  await page.getByLabel('Last day').fill('01/03/2027');
  await page.getByRole('button', { name: 'Save' }).click();
  await page
    .getByText(/must not|before|after/i)
    .first()
    .waitFor();
  await page.getByLabel('Last day').fill('02/03/2027');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByLabel('Search holidays').fill('founders');
  await expect.poll(namesShown).toEqual(['Founders day']);
  await page.getByRole('switch', { name: 'Status of Founders day' }).click();
  await expect.poll(() => page.getByRole('switch').isChecked()).toBe(false);
  await page.getByRole('link', { name: 'Founders day' }).click();
  await page.getByRole('complementary', { name: 'History' }).getByText('Inactive').waitFor();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Founders day was deleted').waitFor();
  const verbs = ['GET', 'POST', 'PUT', 'DELETE'];
  expect(verbs.filter((verb) => called.some((call) => call.startsWith(`${verb} /api/rest/holiday`)))).toEqual(verbs);
});

/** The texts of the first column, in the order of the rows. */
function namesShown(): Promise<string[]> {
  return page.locator('tbody a').allInnerTexts();
}
