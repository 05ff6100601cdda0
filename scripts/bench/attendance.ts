import type { Page } from 'playwright';
import type { Figure } from './figure.ts';
import { median, quantile } from './median.ts';
import { openScreens, SLOWER } from './screens/open-screens.ts';

const ROUNDS = 5;
const MARKS = 20;

/** A register of 500 learners and 20 sessions against as many native checkboxes in memoised rows. */
export async function* benchAttendance(): AsyncGenerator<Figure> {
  const screens = await openScreens(['our-attendance', 'native-checkboxes']);
  const rounds: { ours: number; theirs: number; marks: number[] }[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const ours = await screens.open('our-attendance', 'button', 1);
      const opened = await ours.costOf(open);
      const marks = await marksOn(ours.page);
      await ours.close();
      const theirs = await screens.open('native-checkboxes', 'button', 1);
      const openedTheirs = await theirs.costOf(open);
      await theirs.close();
      // The first round warms up.
      if (round > 0) rounds.push({ ours: opened, theirs: openedTheirs, marks });
    }
  } finally {
    await screens.close();
  }
  const [ours, theirs] = [median(rounds.map((one) => one.ours)), median(rounds.map((one) => one.theirs))];
  const of = `${ours.toFixed(0)} against ${theirs.toFixed(0)} ms`;
  const value = median(rounds.map((one) => one.ours / one.theirs));
  yield { what: '500 × 20 marks, CPU of native checkboxes', value, unit: '×', atMost: 0.7, of };
  const marks = rounds.flatMap((one) => one.marks);
  yield { what: 'a mark of 500 × 20', value: median(marks), unit: 'ms', atMost: 5 };
  yield { what: 'a mark of 500 × 20, p95, CPU × 4', value: quantile(marks, 0.95) * SLOWER, unit: 'ms', atMost: 30 };
}

/** The page around it is there already, as it is when somebody opens a register. */
function open(page: Page): Promise<void> {
  return page.evaluate(() => document.querySelector('button')?.click());
}

/** Milliseconds of each of some marks by key, until the page shows it. */
function marksOn(page: Page): Promise<number[]> {
  return page.evaluate(async (count) => {
    const took: number[] = [];
    document.querySelector<HTMLElement>('tbody td')?.focus();
    for (let index = 0; index < count; index += 1) {
      const before = performance.now();
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', bubbles: true }));
      took.push(performance.now() - before);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return took;
  }, MARKS);
}
