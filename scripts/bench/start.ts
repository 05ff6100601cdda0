import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startProduct } from '#tests/support/product.ts';

const ROUNDS = 5;

/** Milliseconds, median of five, that the product needs to start on a folder that is already there. */
export async function benchStart(): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-bench-'));
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const started = performance.now();
    const product = await startProduct(folder);
    // The first start makes the folder and is not counted.
    if (round > 0) times.push(Math.round(performance.now() - started));
    await product.stop();
  }
  await rm(folder, { recursive: true });
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? 0;
}
