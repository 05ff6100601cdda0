import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '#tests/support/product.ts';
import type { Figure } from './figure.ts';
import { median } from './median.ts';

const ROUNDS = 5;

/** How long the product needs to start on a folder that is already there. */
export async function* benchStart(): AsyncGenerator<Figure> {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-bench-'));
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    const product = await startProduct({ dataFolder: folder });
    // The first start makes the folder and is not counted.
    if (round > 0) times.push(performance.now() - started);
    await product.stop();
  }
  await rm(folder, { recursive: true });
  yield { what: 'second start, from the command to the first answer', value: median(times), unit: 'ms', atMost: 1500 };
}
