import type { Page } from 'playwright';
import type { Figure } from './figure.ts';
import { median } from './median.ts';
import { openScreens, type Screen, type Screens } from './screens/open-screens.ts';

const ROUNDS = 7;
const KEYS = 40;
const INPUTS = 'input, select, textarea';
const ALL = 200;

/** How many inputs each contender has when it is there. */
const contenders = { 'our-form': ALL, 'our-tabs': 20, 'form-by-hand': ALL, 'simple-form': ALL, 'native-form': ALL };
type Contender = keyof typeof contenders;
const names = Object.keys(contenders) as Contender[];

/** Milliseconds of each round. */
interface Costs {
  mount: number[];
  key: number[];
}

/** The form of a schema of 200 fields against the same one by hand, react-admin's and the browser's own. */
export async function* benchForms(): AsyncGenerator<Figure> {
  const screens = await openScreens(names);
  const costs = Object.fromEntries(names.map((name): [string, Costs] => [name, { mount: [], key: [] }]));
  try {
    // The first round warms up.
    for (let round = 0; round <= ROUNDS; round++) await measureRound(screens, round === 0 ? {} : costs);
  } finally {
    await screens.close();
  }
  const of = (name: Contender): Costs => costs[name] ?? { mount: [], key: [] };
  const [whole, tabs, byHand] = [of('our-form'), of('our-tabs'), of('form-by-hand')];
  const [simple, native] = [of('simple-form').mount, of('native-form')];
  yield { what: '200 fields, CPU of the same form by hand', atMost: 1.35, ...ratioOf(whole.mount, byHand.mount) };
  yield { what: "200 fields, CPU of react-admin's SimpleForm", atMost: 0.7, ...ratioOf(whole.mount, simple) };
  yield { what: 'one tab of ten, CPU of the whole SimpleForm', atMost: 0.35, ...ratioOf(tabs.mount, simple) };
  yield { what: "a key of 200 fields, CPU of browser's inputs", atMost: 1.4, ...ratioOf(whole.key, native.key) };
}

/** Every contender in turn, so that what else the machine does hits all. */
async function measureRound(screens: Screens, costs: Record<string, Costs>): Promise<void> {
  for (const name of names) {
    const screen = await screens.open(name, INPUTS, contenders[name]);
    costs[name]?.mount.push(screen.mountMs);
    costs[name]?.key.push(await costOfKey(screen));
    await screen.close();
  }
}

async function costOfKey({ page, costOf }: Screen): Promise<number> {
  await page.locator('input[type=text]').first().focus();
  const type = (on: Page) => on.keyboard.type('x'.repeat(KEYS));
  return (await costOf(type)) / KEYS;
}

/** The median of the rounds' ratios. */
function ratioOf(mine: number[], theirs: number[]): Pick<Figure, 'value' | 'unit' | 'of'> {
  const value = median(mine.map((cost, round) => cost / (theirs[round] ?? Number.NaN)));
  return { value, unit: '×', of: `${median(mine).toFixed(1)} against ${median(theirs).toFixed(1)} ms` };
}
