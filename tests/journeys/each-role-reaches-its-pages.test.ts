import { expect, test } from 'vitest';
import { newPage, signInAt } from '#tests/support/browser.ts';
import { startJourney } from '#tests/support/journey.ts';

const journey = startJourney();

const event = '/program/0a1b2c/event/3d4e5f/administrator';

/** The routes of the specification, section 6: where each person who opens a path ends. */
const routes: [user: string, path: string, lands: string][] = [
  ['super.admin', '/', '/learning-environment'],
  ['super.admin', '/learning-environment', '/learning-environment'],
  ['super.admin', '/setup/learner', '/setup/learner'],
  ['super.admin', '/nowhere', '/learning-environment'],
  ['trainer', '/', '/program'],
  ['trainer', '/program', '/program'],
  ['trainer', '/program/calendar', '/program/calendar'],
  ['trainer', event, event],
  ['trainer', '/learning-environment', '/program'],
  ['trainer', '/training', '/program'],
  ['trainer', '/setup/learner', '/program'],
  ['instructor', '/', '/program/calendar'],
  ['instructor', '/program/calendar', '/program/calendar'],
  ['instructor', '/program', '/program/calendar'],
  ['instructor', event, event],
  ['instructor', '/learning-environment/create', '/program/calendar'],
  ['nobody', '/', '/unauthorized'],
  ['nobody', '/program', '/unauthorized'],
  ['nobody', '/learning-environment', '/unauthorized'],
];

for (const user of ['super.admin', 'trainer', 'instructor', 'nobody']) {
  test(`${user} reaches what the role allows and is led on from everything else`, async () => {
    const page = await newPage(journey.browser);
    await signInAt(page, journey.product.url, user);
    for (const [, path, lands] of routes.filter(([who]) => who === user)) {
      await page.goto(journey.product.url + path);
      await page.waitForURL(journey.product.url + lands);
      // Behind the dialog for people without a role the heading has no role of its own.
      await page.locator('h1').waitFor();
    }
    await page.context().close();
  });
}

test('a deep link is kept over the sign-in', async () => {
  const page = await newPage(journey.browser);
  await signInAt(
    page,
    `${journey.product.url}/setup/learner?filter=${encodeURIComponent('{"text":"e000123"}')}`,
    'super.admin',
  );
  await page.waitForURL(/\/setup\/learner\?/);
  await page.getByText('1–1 of 1').waitFor();
  await page.context().close();
});

test('a person without a role is told so once, and sent to the specified page', async () => {
  const page = await newPage(journey.browser);
  await signInAt(page, journey.product.url, 'nobody');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('The user role does not have permission to log in').waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.waitForURL(({ pathname }) => pathname === '/unauthorized');
  await page.getByRole('heading', { name: 'Your authorization failed.' }).waitFor();
  await page.getByText('Please try refreshing the page and fill in the correct login details.').waitFor();
  await page.context().close();
});

test('signing out says so, and ends the session at the provider', async () => {
  const page = await newPage(journey.browser);
  await signInAt(page, journey.product.url, 'super.admin');
  await page.getByRole('button', { name: /Sunita Rao/ }).click();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByRole('heading', { name: 'You are signed out' }).waitFor();
  await page.getByRole('link', { name: 'Sign in again' }).click();
  await page.getByLabel('User name or e-mail').waitFor();
  await page.goto(`${journey.product.url}/learning-environment`);
  await page.getByLabel('User name or e-mail').waitFor();
  await page.context().close();
});

test('the unauthenticated page leaves for the learning system without signing in', async () => {
  const page = await newPage(journey.browser);
  await page.route('https://lms.example.com/**', (route) => route.fulfill({ body: 'the learning system' }));
  await page.goto(`${journey.product.url}/unauthenticated`);
  await page.waitForURL('https://lms.example.com/');
  expect(await page.context().cookies(journey.product.url)).toEqual([]);
  await page.context().close();
});

test('a tenant in the query that this host does not have leads to unauthorized', async () => {
  const page = await newPage(journey.browser);
  await page.goto(`${journey.product.url}/?hostname=academy.localhost&providerName=academy`);
  await page.waitForURL(`${journey.product.url}/unauthorized`);
  await page.context().close();
});

test('a planted cookie of another tenant is overwritten', async () => {
  const page = await newPage(journey.browser);
  await page.context().addCookies([{ name: 'hostname', value: 'academy.localhost', url: journey.product.url }]);
  await signInAt(page, journey.product.url, 'super.admin');
  await page.getByRole('heading', { name: /Learning environments/ }).waitFor();
  const cookies = await page.context().cookies(journey.product.url);
  expect(cookies.find(({ name }) => name === 'hostname')?.value).toBe('localhost');
  await page.context().close();
});

test('the people of one tenant can not sign in at the other', async () => {
  const page = await newPage(journey.browser);
  await signInAt(page, journey.product.academyUrl, 'academy.admin');
  await page.getByRole('heading', { name: /Learning environments/ }).waitFor();
  await page.context().close();

  const stranger = await newPage(journey.browser);
  await stranger.goto(journey.product.academyUrl);
  await stranger.getByLabel('User name or e-mail').fill('super.admin');
  await stranger.getByLabel('Password').fill('rostrum-demo');
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click();
  await stranger.getByRole('alert').waitFor();
  await stranger.context().close();
});
