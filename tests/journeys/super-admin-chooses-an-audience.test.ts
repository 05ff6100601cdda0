import type { BrowserContextOptions, Page } from 'playwright';
import { expect, test } from 'vitest';
import { overflowOf, violationsOf } from '#tests/support/accessibility.ts';
import { newPage, phone, signInAt, wide } from '#tests/support/browser.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();
/** Of the environment that the first test adds. */
let address: string;

test('a nested filter is built, saved and changed with the keyboard alone, and the audience follows', async () => {
  const page = await open('/learning-environment/create');
  await page.getByRole('button', { name: 'Add rule' }).waitFor();
  await tabTo(page, 'Name');
  await page.keyboard.type('Quay crew');
  await tabTo(page, 'Code');
  await page.keyboard.type('QUAY-1');
  await tabTo(page, 'Add rule');
  await page.keyboard.press('Enter');
  await enterRule(page, 'Dep', 'Sales');
  const sales = await countOn(page);

  await tabTo(page, 'Add group');
  await page.keyboard.press('Enter');
  await enterRule(page, 'Loc', 'Berlin');
  await tabTo(page, 'Add rule to group 2');
  await page.keyboard.press('Enter');
  await enterRule(page, 'Loc', 'Tokyo');
  await expect.poll(() => countOn(page)).toBeLessThan(sales);
  await page.getByText('Department is Sales and (Location is Berlin or Location is Tokyo)').waitFor();
  const places = page.getByRole('list', { name: 'Location' }).getByRole('listitem');
  const names = async () => (await places.allInnerTexts()).map((text) => text.replace(/[\d\s]+/g, '')).toSorted();
  await expect.poll(names).toEqual(['Berlin', 'Tokyo']);
  expect(await page.getByRole('list', { name: 'People' }).getByRole('listitem').count()).toBeGreaterThan(3);

  await tabTo(page, 'Is somebody in?');
  await page.keyboard.type('Aarav');
  await page
    .getByRole('option', { name: /^Aarav/ })
    .first()
    .waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText(/^Aarav .* is out$/).waitFor();
  await page
    .getByText(/Does not meet: (Department|Location) is .* \(here: .*\)/)
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  expect(await violationsOf(page)).toEqual([]);
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');

  await page.getByLabel('Search learning environments').fill('quay');
  await page.getByRole('link', { name: 'Quay crew' }).click();
  await page.getByRole('tab', { name: 'Security settings filter' }).click();
  await page.getByText('Nobody enters or leaves.').waitFor();
  address = new URL(page.url()).pathname;
  await page.reload();
  await page.getByText('Nobody enters or leaves.').waitFor();
  await tabTo(page, 'Move Rule 2.2 down');
  await page.keyboard.press('Enter');
  await expect.poll(() => focusedOn(page)).toBe('Move Rule 3 up');
  await page.getByText('Department is Sales and Location is Berlin and Location is Tokyo').waitFor();
  await page.getByText(/\d+ leave/).waitFor();
  expect(await countOn(page)).toBe(0);
  await page.keyboard.press('Enter');
  await page.getByText('Nobody enters or leaves.').waitFor();
  await tabTo(page, 'Remove Rule 2.1');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Save');
  await page.keyboard.press('Enter');
  await page.getByText('Saved').waitFor();
  await page.getByText('Nobody enters or leaves.').waitFor();
  await page.context().close();
});

test('on a phone the audience stands below the rules, nothing scrolls sideways, and every part is accessible', async () => {
  const page = await open(address, phone);
  await page.getByText('Nobody enters or leaves.').waitFor();
  await page.waitForLoadState('networkidle');
  const top = async (name: string) =>
    (await page.getByRole('region', { name }).or(page.getByRole('group', { name })).boundingBox())?.y ?? 0;
  expect(await top('Audience')).toBeGreaterThan(await top('Rule 1'));
  await expect.poll(() => overflowOf(page)).toBe(0);
  expect(await violationsOf(page)).toEqual([]);
  await page.context().close();
});

async function open(path: string, options: BrowserContextOptions = wide): Promise<Page> {
  const page = await newPage(journey.browser, options);
  await signInAt(page, journey.product.url + path, 'super.admin');
  return page;
}

/** Field, "is" and value of the rule whose field has the focus. */
async function enterRule(page: Page, field: string, value: string): Promise<void> {
  await expect.poll(() => focusedOn(page)).toBe('Field');
  await page.keyboard.type(field);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.type(value);
  await page.getByRole('option', { name: value, exact: true }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
}

const MAX_TABS = 150;

/** Presses Tab until what has this name has the focus. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let tabs = 0; tabs < MAX_TABS; tabs++) {
    if ((await focusedOn(page)) === name) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach "${name}"`);
}

function focusedOn(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
    const text = element?.getAttribute('aria-label') ?? labels[0]?.textContent ?? element?.textContent ?? '';
    return text.replace(/\s*\*$/, '').trim();
  });
}

/** Once it is no longer being asked for. */
async function countOn(page: Page): Promise<number> {
  const count = page.locator('output[aria-busy=false]').filter({ hasText: /match/ }).locator('strong');
  return Number(await count.innerText());
}
