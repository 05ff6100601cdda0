import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright';
import { findChromium } from '#tests/support/chromium.ts';
import { newPage, openBrowser } from '#tests/support/browser.ts';
import { buildScreens } from './build-screens.ts';

const ORIGIN = 'http://screens.test';

/** As much slower as the machines of the people for whom it shall be fast. */
export const SLOWER = 4;

/** A contender on the screen. */
export interface Screen {
  page: Page;
  /** What it has cost until it was there, in milliseconds of the main thread. */
  mountMs: number;
  /** What something costs until the page is still again. */
  costOf: (work: (page: Page) => Promise<unknown>) => Promise<number>;
  close: () => Promise<void>;
}

export interface Screens {
  /** Opens a contender in a window of its own, and waits for so many elements. */
  open: (name: string, selector: string, count: number) => Promise<Screen>;
  close: () => Promise<void>;
}

/** Production builds of contenders in one Chromium. Throws where there is none. */
export async function openScreens(names: readonly string[]): Promise<Screens> {
  const found = await findChromium();
  if ('missing' in found) throw new Error(found.missing);
  process.env['CHROMIUM_PATH'] = found.found;
  const [folder, browser] = await Promise.all([buildScreens(names), openBrowser()]);
  return {
    async open(name, selector, count) {
      const page = await newPage(browser);
      await page.route(`${ORIGIN}/**`, (route) => {
        const { pathname } = new URL(route.request().url());
        if (pathname.endsWith('.js')) return route.fulfill({ path: join(folder, pathname) });
        if (pathname === '/') return route.fulfill({ contentType: 'text/html', body: documentOf(name) });
        return route.fulfill({ status: 404 });
      });
      const session = await page.context().newCDPSession(page);
      await session.send('Performance.enable', { timeDomain: 'threadTicks' });
      await page.goto(ORIGIN);
      await page.waitForFunction(([selected, least]) => document.querySelectorAll(selected).length >= least, [
        selector,
        count,
      ] as const);
      await isStill(page);
      const mountMs = await taskMs(session);
      const costOf = async (work: (page: Page) => Promise<unknown>) => {
        const before = await taskMs(session);
        await work(page);
        await isStill(page);
        return (await taskMs(session)) - before;
      };
      return { page, mountMs, costOf, close: () => page.context().close() };
    },
    async close() {
      await browser.close();
      await rm(folder, { recursive: true });
    },
  };
}

function documentOf(name: string): string {
  return `<!doctype html><html lang="en"><title>${name}</title><div id="root"></div><script type="module" src="/${name}.js"></script></html>`;
}

/** Until what was rendered is painted. */
function isStill(page: Page): Promise<void> {
  return page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)))),
  );
}

/** Time of the processor that tasks of the page's main thread have taken since it was opened. */
async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
