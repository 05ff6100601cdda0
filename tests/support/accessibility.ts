import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright';

/** What axe finds on a page, by rule and element. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Its other mode opens a page for each run, to look into frames of other origins; there are none.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`));
}

/**
 * How far a page scrolls sideways, in pixels. After the window was resized, poll it: parts that watch their own width
 * (editors, tabs) follow a frame or more later.
 */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
