import type { Browser } from 'playwright';
import { afterAll, beforeAll } from 'vitest';
import { openBrowser } from './browser.ts';
import { startProduct, type Product } from './product.ts';

/** The product and a browser, which are there while the tests of a file run. */
export interface Journey {
  product: Product;
  browser: Browser;
}

/** Starts a product of their own for the tests of a file, and ends it after them. */
export function startJourney(): Journey {
  const journey = {} as Journey;
  beforeAll(async () => {
    [journey.product, journey.browser] = await Promise.all([startProduct(), openBrowser()]);
  });
  afterAll(async () => {
    await journey.browser.close();
    await journey.product.stop();
  });
  return journey;
}
