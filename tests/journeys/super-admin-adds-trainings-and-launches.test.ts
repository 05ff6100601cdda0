import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { newPage, signInAt } from '#tests/support/browser.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

test('adds a training in three steps in any order, loses nothing without a network, and plans an event of it', async () => {
  const page = await newPage(journey.browser);
  await signInAt(page, `${journey.product.url}/training`, 'super.admin');
  await page.getByRole('link', { name: 'Add training' }).click();
  await stepTo(page, 'Session details');
  await addDay(page);
  await page.getByRole('button', { name: 'Add a session on Day 1' }).click();
  await page.getByRole('button', { name: 'Actions for Day 1' }).click();
  await page.getByRole('menuitem', { name: 'Copy day' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Copy', exact: true }).click();
  await stepTo(page, 'Settings');
  await page.getByLabel('Maximum attendees').fill('12');
  await save(page);

  // What is missing stands at its step, and the focus goes there.
  const name = page.getByRole('textbox', { name: /^Training name/ });
  await name.and(page.locator(':focus')).waitFor();
  await name.fill('Journey');
  await page.getByRole('textbox', { name: /^Code/ }).fill('JOURNEY');
  await page.getByRole('textbox', { name: /^Description/ }).fill('x'.repeat(251));
  await page.getByRole('radio', { name: 'CLT' }).check();
  await chooseFirst(page, 'Topic');
  await save(page);
  await page
    .getByRole('textbox', { name: /^Description/, exact: false })
    .and(page.locator(':focus'))
    .fill('Two days');
  await page.route('**/save-with-sessions', (route) => route.abort());
  await save(page);
  await page.getByText('This could not be saved. The server can not be reached').waitFor();
  await page.unroute('**/save-with-sessions');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.waitForURL(/\/training$/);
  const row = page.getByRole('row', { name: /Journey/ });
  await row.getByText('Initial').waitFor();

  await row.getByRole('link', { name: 'Journey' }).click();
  await page.getByRole('tab', { name: /^Events/ }).click();
  await page.getByText('No event added').waitFor();
  await page.getByRole('link', { name: 'Add event' }).click();
  await page.getByRole('textbox', { name: /^Event name/ }).fill('Journey, spring');
  await page.getByRole('textbox', { name: /^Code/ }).fill('JOURNEY-1');
  await stepTo(page, 'Settings');
  expect(await page.getByLabel('Maximum attendees').inputValue()).toBe('12');
  await stepTo(page, 'Session details');
  await page.getByRole('button', { name: 'Plan days' }).click();
  const plan = page.getByRole('dialog');
  await plan.getByRole('textbox', { name: 'From' }).fill('03/06/2030');
  await plan.getByText('2 days').waitFor();
  await plan.getByText('Mon 03/06/2030 · Tue 04/06/2030').waitFor();
  await plan.getByRole('button', { name: 'Add these days' }).click();
  await page.getByRole('button', { name: /^Session 1, Tue 04\/06\/2030/ }).waitFor();
  await save(page);
  await page.getByRole('heading', { name: 'Journey, spring', level: 1 }).waitFor();
  await page.goto(`${journey.product.url}/training`);
  await row.getByRole('link', { name: '1', exact: true }).waitFor();
  await page.context().close();
});

test('adds a launch whose reminder must say when, assigns learners by search and by file, and activates it', async () => {
  const page = await newPage(journey.browser);
  await signInAt(page, `${journey.product.url}/program`, 'super.admin');
  await page.getByRole('link', { name: 'Add program launch' }).click();
  await page.getByRole('textbox', { name: /^Launch name/ }).fill('Journey launch');
  await page.getByRole('textbox', { name: /^Launch code/ }).fill('JOURNEY-L');
  for (const field of ['Learning environment', 'Program']) await chooseFirst(page, field);
  await page.getByRole('switch', { name: 'Start reminders' }).check();
  await save(page);
  await page.getByText('Please select course start reminder').waitFor();
  await page.getByRole('combobox', { name: 'How often' }).selectOption('Every weekday');
  await save(page);
  await page.waitForURL(/\/program$/);
  await page.getByRole('link', { name: 'Journey launch' }).click();

  await page.getByRole('tab', { name: /^Learners/ }).click();
  await page.getByRole('button', { name: /^Audience not assigned/ }).click();
  const learner = page.getByRole('row').nth(1);
  await learner.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Assign marked' }).click();
  await page.getByRole('tab', { name: 'Learners 1' }).waitFor();
  const code = await page.getByRole('row').nth(1).getByRole('cell').nth(1).innerText();
  await page.getByRole('button', { name: 'Upload learners' }).click();
  const upload = page.getByRole('dialog');
  await choose(upload, 'nobody');
  await upload.getByText('nobody').first().waitFor();
  await choose(upload, code);
  await upload.getByRole('button', { name: /^Import 1 / }).click();
  await upload.getByText('File uploaded successfully').waitFor();
  await upload.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('tab', { name: 'Learners 2' }).waitFor();

  await page.getByRole('button', { name: 'Activate', exact: true }).click();
  await page.getByText('The launch is active').waitFor();
  await page.context().close();
});

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();

const stepTo = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Sections' }).getByRole('button', { name }).click();

/** The first that is offered; what offers to add another one is there before the others are. */
async function chooseFirst(page: Page, field: string): Promise<void> {
  await page.getByRole('combobox', { name: field, exact: true }).click();
  await page.getByRole('listbox').getByRole('option').filter({ hasNotText: /^Add/ }).first().click();
}

async function addDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add day' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

/** Offers a file of one learner by their employee code. */
const choose = (dialog: ReturnType<Page['getByRole']>, code: string) =>
  dialog.locator('input[type=file]').setInputFiles({
    name: 'learners.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`employeeCode,accessDate\r\n${code},\r\n`),
  });
