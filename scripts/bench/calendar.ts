import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { openScreens } from './screens/open-screens.ts';

const ROUNDS = 5;
/** Of a month, at least. */
const DAYS = 28;

interface Costs {
  mount: number;
  /** Of a step of the keyboard from one day to the next. */
  step: number;
}

/** A month of 2,000 sessions: until somebody can work in it, and how it follows the keyboard. */
export async function* benchCalendar(): AsyncGenerator<Figure> {
  const screens = await openScreens(['month-of-sessions']);
  const rounds: Costs[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const { page, mountMs, costOf, close } = await screens.open('month-of-sessions', 'td[data-date]', DAYS);
      await page.locator('td[data-date] button').first().focus();
      const step = await costOf(() => page.keyboard.press('ArrowRight'));
      // The first round warms up.
      if (round > 0) rounds.push({ mount: mountMs, step });
      await close();
    }
  } finally {
    await screens.close();
  }
  const mount = median(rounds.map((costs) => costs.mount));
  yield { what: 'a month of 2,000 sessions until it is there', value: mount, unit: 'ms', atMost: 1000 };
  const step = median(rounds.map((costs) => costs.step));
  yield { what: 'a key from day to day in it', value: step, unit: 'ms', atMost: 100 };
}
