import type { Figure } from './figure.ts';
import { median, quantile } from './median.ts';
import { openScreens, SLOWER, type Screen } from './screens/open-screens.ts';

const ROUNDS = 5;
const SESSIONS = 8;
const DAYS = 30;
/** A quarter of an hour on the ruler, in pixels and a bit. */
const STEP_PX = 14;
const STEPS = 40;

interface Costs {
  mount: number;
  /** Of each step of a drag, in milliseconds. */
  steps: number[];
  drop: number;
}

/** An agenda of 30 days of 8 sessions: how it opens and how one is dragged, beside a single day. */
export async function* benchAgenda(): AsyncGenerator<Figure> {
  const screens = await openScreens(['thirty-days', 'one-day']);
  const measure = async (name: string, count: number) => {
    const screen = await screens.open(name, '[data-session]', count);
    const costs = await costsOf(screen);
    await screen.close();
    return costs;
  };
  const rounds: { many: Costs; one: Costs }[] = [];
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      const costs = { many: await measure('thirty-days', DAYS * SESSIONS), one: await measure('one-day', SESSIONS) };
      // The first round warms up.
      if (round > 0) rounds.push(costs);
    }
  } finally {
    await screens.close();
  }
  const medianOf = (read: (round: (typeof rounds)[number]) => number) => median(rounds.map(read));
  const mount = medianOf(({ many }) => many.mount);
  yield { what: '30 × 8 sessions opened, CPU × 4', value: mount * SLOWER, unit: 'ms', atMost: 1500 };
  const frame = medianOf(({ many }) => quantile(many.steps, 0.95));
  yield { what: 'a frame of a drag among 240 sessions, p95', value: frame, unit: 'ms', atMost: 16 };
  const value = medianOf(({ many, one }) => median(many.steps) / median(one.steps));
  yield { what: 'a frame of a drag among 240, of one among 8', value, unit: '×', atMost: 2 };
  yield { what: 'a drop among 240 sessions', value: medianOf(({ many }) => many.drop), unit: 'ms', atMost: 200 };
}

/** Drags a session up and down, step by step, and drops it where it was not. */
async function costsOf({ page, mountMs, costOf }: Screen): Promise<Costs> {
  const box = await page.locator('[data-session]').nth(3).boundingBox();
  if (!box) throw new Error('There is no session to drag');
  const [x, y] = [box.x + box.width / 2, box.y + 10];
  await page.mouse.move(x, y);
  await page.mouse.down();
  const steps: number[] = [];
  for (let step = 1; step <= STEPS; step++) {
    steps.push(await costOf(() => page.mouse.move(x, y + STEP_PX * (1 + (step % 5)))));
  }
  const drop = await costOf(() => page.mouse.up());
  return { mount: mountMs, steps, drop };
}
