import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect } from 'vitest';
import { overflowOf, violationsOf } from './accessibility.ts';
import { startApi, type Api } from './api.ts';
import { openBrowser } from './browser.ts';
import { engines, type Engine } from './engines.ts';

/** A server with the pages for people without an account, and a browser, which are there while the tests of a file run. */
export interface PageJourney {
  api: Api;
  /** Where the server is. */
  origin: string;
  browser: Browser;
}

/** Starts a server, by the clock of the tests, and a browser for the tests of a file, and ends them after these. */
export function startPageJourney(clock: () => Date): PageJourney {
  const journey = {} as PageJourney;
  beforeAll(async () => {
    [journey.api, journey.browser] = await Promise.all([startApi(engines[0] as Engine, { clock }), openBrowser()]);
    journey.origin = await journey.api.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await journey.browser.close();
    await journey.api.close();
  });
  return journey;
}

/** No accessibility violation on a page, and nothing to scroll sideways for. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await violationsOf(page)).toEqual([]);
  expect(await overflowOf(page)).toBe(0);
}
