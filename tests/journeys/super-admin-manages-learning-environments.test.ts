import type { Page } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { newPage, signInAt } from '#tests/support/browser.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();
let page: Page;

beforeAll(async () => {
  page = await newPage(journey.browser);
  await signInAt(page, journey.product.url, 'super.admin');
});

async function openList(text = ''): Promise<void> {
  const query = text && `?filter=${encodeURIComponent(JSON.stringify({ text }))}`;
  await page.goto(`${journey.product.url}/learning-environment${query}`);
  await page.getByRole('heading', { name: /Learning environments/ }).waitFor();
}

/** The texts of the first column, in the order of the rows. */
async function namesShown(): Promise<string[]> {
  return page.locator('tbody a').allInnerTexts();
}

test('the list shows the newest ten, and the rest on further pages', async () => {
  await openList();
  await expect.poll(async () => (await namesShown()).length).toBe(10);
  expect((await namesShown())[0]).toBe('Pilot 2024');
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('11–20 of 24').waitFor();
  await page.reload();
  await page.getByText('11–20 of 24').waitFor();
});

test('a search resets to the first page and stands in the address', async () => {
  await openList();
  await page.getByRole('button', { name: 'Next page' }).click();
  await page.getByText('11–20 of 24').waitFor();
  await page.getByLabel('Search learning environments').fill('region sales');
  await expect.poll(namesShown).toEqual(['South Region Sales', 'North Region Sales']);
  expect(page.url()).toContain('sales');
});

test('a column sorts by what people expect, in both directions', async () => {
  await openList();
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect.poll(async () => (await namesShown())[0]).toBe('Alumni Mentors');
  await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
  await expect.poll(async () => (await namesShown())[0]).not.toBe('Alumni Mentors');
});

test('a filter is built from field, operation and value, and reads as a sentence', async () => {
  await openList();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await choose('Field', 'Name');
  await choose('Operation', 'starts with');
  await page.getByLabel('Value').fill('são');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect.poll(namesShown).toEqual(['São Paulo Atendimento']);
  await page.getByRole('button', { name: /Change condition: Name starts with/i }).waitFor();
});

test('nothing found says so and offers the next step', async () => {
  await openList();
  await page.getByLabel('Search learning environments').fill('nothing like this');
  await page.getByText('No Records available').waitFor();
  await page.getByRole('button', { name: 'Clear search and filter' }).click();
  await expect.poll(async () => (await namesShown()).length).toBe(10);
});

test('an environment is added, found, changed, switched off and deleted', async () => {
  await openList();
  await page.getByRole('link', { name: 'Add learning environment' }).click();
  await page.getByLabel('Name').fill('Harbour Crew');
  await page.getByLabel('Code').fill('HARBOUR-1');
  await addRule('Department', 'Sales');
  await page.getByText(/learners match/).waitFor();
  await page.getByRole('button', { name: 'Save' }).click();

  await openList('harbour');
  await page.getByRole('link', { name: 'Harbour Crew' }).click();
  await page.getByLabel('Description').fill('Everyone on the quay');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved').waitFor();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('complementary', { name: 'History' }).getByText('Everyone on the quay').waitFor();

  await openList();
  await page.getByLabel('Search learning environments').fill('harbour');
  await expect.poll(namesShown).toEqual(['Harbour Crew']);
  await page.getByRole('switch', { name: 'Status of Harbour Crew' }).click();
  await expect.poll(() => page.getByRole('switch', { name: 'Status of Harbour Crew' }).isChecked()).toBe(false);

  await page.getByRole('checkbox', { name: 'Mark Harbour Crew' }).check();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Are you sure you want to remove the selected item(s)?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await page.getByText('No Records available').waitFor();
});

test('wrong values turn their fields red with the specified texts, and the first gets the focus', async () => {
  await page.goto(`${journey.product.url}/learning-environment/create`);
  await page.getByLabel('Name').fill('x'.repeat(101));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Learning environment name length can not be more than 100 characters.').first().waitFor();
  await page.getByText('Please apply security filter').first().waitFor();
  await page.getByLabel('Name').fill('');
  await page.getByText('Please enter name').first().waitFor();
  await page.getByLabel('Name').fill('   ');
  await page.getByText('Learning environment name can not be blank.').first().waitFor();
  await page.getByLabel('Description').fill('y'.repeat(501));
  await page.getByText('Description length must not be greater than 500').first().waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
});

test('a code that is taken is refused by the server on its field, and nothing that was typed is lost', async () => {
  await page.goto(`${journey.product.url}/learning-environment/create`);
  await page.getByLabel('Name').fill('Twin');
  await page.getByLabel('Code').fill('north-sales');
  await addRule('Department', 'Sales');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('This code is already used by another learning environment').first().waitFor();
  expect(await page.getByLabel('Name').inputValue()).toBe('Twin');
});

test('leaving with something entered asks first, in three lines', async () => {
  await page.goto(`${journey.product.url}/learning-environment/create`);
  await page.getByLabel('Name').fill('Half a name');
  await page.getByRole('link', { name: 'Cancel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Warning!').waitFor();
  await dialog.getByText('The information you have entered will be lost.').waitFor();
  await dialog.getByText('Are you sure, you want to exit?').waitFor();
  await dialog.getByRole('button', { name: 'Stay' }).click();
  expect(await page.getByLabel('Name').inputValue()).toBe('Half a name');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await dialog.getByRole('button', { name: 'Exit' }).click();
  await page.getByRole('heading', { name: /Learning environments/ }).waitFor();
});

test('the address with key and mode opens the record for editing', async () => {
  await openList('north region');
  const address = await page.getByRole('link', { name: 'North Region Sales' }).getAttribute('href');
  const key = address?.split('/').at(-1) ?? '';
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  await page.goto(`${journey.product.url}/learning-environment?key=${key}&mode=edit`);
  await page.waitForURL(`${journey.product.url}/learning-environment/${key}`);
  await expect.poll(() => page.getByLabel('Name').inputValue()).toBe('North Region Sales');
});

test('two people who edit one record choose field by field, and nothing is overwritten silently', async () => {
  await openList('mentors');
  const address = (await page.getByRole('link', { name: 'Alumni Mentors' }).getAttribute('href')) ?? '';
  const other = await newPage(journey.browser);
  await signInAt(other, journey.product.url + address, 'super.admin');
  await other.getByLabel('Description').fill('Theirs');
  await page.goto(journey.product.url + address);
  await page.getByLabel('Description').fill('Mine');
  await other.getByRole('button', { name: 'Save' }).click();
  await other.getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Somebody else has changed this record meanwhile').waitFor();
  await dialog.getByRole('radio', { name: /Theirs/ }).check();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect.poll(() => page.getByLabel('Description').inputValue()).toBe('Theirs');
  await other.context().close();
});

async function choose(label: string, option: string): Promise<void> {
  const select = page.getByLabel(label, { exact: true }).last();
  if ((await select.evaluate((element) => element.tagName)) === 'SELECT') {
    await select.selectOption({ label: option });
    return;
  }
  await select.click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function addRule(attribute: string, value: string): Promise<void> {
  await page.getByRole('button', { name: 'Add rule' }).click();
  const rule = page.getByRole('group', { name: 'Rule 1' });
  await rule.getByLabel('Field').selectOption({ label: attribute });
  await rule.getByLabel('Value').fill(value);
  await page.getByRole('option', { name: value, exact: true }).click();
}
