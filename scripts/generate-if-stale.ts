import { utimesSync } from 'node:fs';
import { newestIn } from './build-if-stale.ts';
import { capture } from './run.ts';

const STAMP = 'src/model/generated/registry.ts';

/**
 * Generates when a schema is newer than what was made of it: answers what `generate` does, or undefined when all is
 * current. Throws what the generator says when it fails.
 */
export async function generateIfStale<T>(generate: () => Promise<T>): Promise<T | undefined> {
  if (newestIn('schemas') <= newestIn(STAMP)) return undefined;
  // What changes while this runs may have been read before: it is newer than the stamp.
  const started = new Date();
  const made = await generate();
  utimesSync(STAMP, started, started);
  return made;
}

/** In a process of its own: the memory that it takes goes with it, and it runs the code as it is now. */
export async function generateApart(): Promise<'apart'> {
  const { code, output } = await capture('node', ['scripts/generate.ts']);
  if (code !== 0) throw new Error(output.trim());
  return 'apart';
}
