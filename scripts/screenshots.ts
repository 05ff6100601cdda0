import { findChromium } from '#tests/support/chromium.ts';
import { newPage, openBrowser, phone, signInAt, wide } from '#tests/support/browser.ts';
import { startProduct } from '#tests/support/product.ts';

/** `npm run screenshots`: the pictures of the documentation, taken from the running product. */
const FOLDER = 'docs/screenshots';

const shots = [
  { name: 'sign-in', path: '', options: wide, user: undefined },
  { name: 'learning-environments', path: '/learning-environment', options: wide, user: 'super.admin' },
  { name: 'learning-environments-phone', path: '/learning-environment', options: phone, user: 'super.admin' },
  {
    name: 'learners-dark',
    path: '/setup/learner',
    options: { ...wide, colorScheme: 'dark' as const },
    user: 'super.admin',
  },
  { name: 'form', path: '/learning-environment/create', options: wide, user: 'super.admin' },
];

const chromium = await findChromium();
if ('found' in chromium) process.env['CHROMIUM_PATH'] = chromium.found;
const product = await startProduct();
const browser = await openBrowser();
for (const { name, path, options, user } of shots) {
  const page = await newPage(browser, options);
  if (user) await signInAt(page, product.url + path, user);
  else await page.goto(product.url);
  await page.locator('h1').waitFor();
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `${FOLDER}/${name}.png` });
  await page.context().close();
  console.log(`${FOLDER}/${name}.png`);
}
await browser.close();
await product.stop();
