import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { openScreens } from './screens/open-screens.ts';

const ROUNDS = 5;
const ROWS = 1000;
/** Ours draws the others as one comes near them. */
const SEEN_ROWS = 30;

/** A thousand rows at once against react-admin's own table. */
export async function* benchLists(): AsyncGenerator<Figure> {
  const screens = await openScreens(['our-list', 'data-table']);
  const rounds: { ours: number; theirs: number; select: number }[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const ours = await screens.open('our-list', 'tbody tr', SEEN_ROWS);
      // The first mark raises the bar as well.
      await ours.costOf((page) => page.evaluate(mark, 5));
      const select = await ours.costOf((page) => page.evaluate(mark, 9));
      await ours.close();
      const theirs = await screens.open('data-table', 'tbody tr', ROWS);
      await theirs.close();
      // The first round warms up.
      if (round > 0) rounds.push({ ours: ours.mountMs, theirs: theirs.mountMs, select });
    }
  } finally {
    await screens.close();
  }
  const value = median(rounds.map(({ ours, theirs }) => ours / theirs));
  const [ours, theirs] = [median(rounds.map((round) => round.ours)), median(rounds.map((round) => round.theirs))];
  const of = `${ours.toFixed(0)} against ${theirs.toFixed(0)} ms`;
  yield { what: "1,000 rows, CPU of react-admin's DataTable", value, unit: '×', atMost: 0.2, of };
  const select = median(rounds.map((round) => round.select));
  yield { what: 'marking another of 1,000 rows', value: select, unit: 'ms', atMost: 10 };
}

function mark(row: number): void {
  document.querySelector<HTMLInputElement>(`tbody tr:nth-child(${row}) input[type=checkbox]`)?.click();
}
