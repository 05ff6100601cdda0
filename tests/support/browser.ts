import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright';

const ARGUMENTS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];

export const wide = { viewport: { width: 1440, height: 900 } } satisfies BrowserContextOptions;
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true } satisfies BrowserContextOptions;

/** The Chromium that `npm test` found, or Playwright's own. */
export function openBrowser(): Promise<Browser> {
  const executablePath = process.env['CHROMIUM_PATH'];
  return chromium.launch({ args: ARGUMENTS, ...(executablePath ? { executablePath } : {}) });
}

/** A window of somebody's own: nothing that another window signed in to or stored. */
export async function newPage(browser: Browser, options: BrowserContextOptions = wide): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', ...options });
  return context.newPage();
}

/** Opens a path and signs in on the page that asks for it. */
export async function signInAt(page: Page, address: string, user: string): Promise<void> {
  await page.goto(address);
  await page.getByLabel('User name or e-mail').fill(user);
  await page.getByLabel('Password').fill('rostrum-demo');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL((url) => url.origin === new URL(address).origin);
}
