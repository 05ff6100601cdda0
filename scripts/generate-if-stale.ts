import { utimesSync } from 'node:fs';
import { newestIn } from './build-if-stale.ts';
import { capture } from './run.ts';

const STAMP = 'src/model/generated/registry.ts';

/** Generates when a schema is newer than what was made of it, and answers whether it was. Throws what the generator said when it fails. */
export async function generateIfStale(): Promise<boolean> {
  if (newestIn('schemas') <= newestIn(STAMP)) return false;
  // What changes while this runs may have been read before: it is newer than the stamp.
  const started = new Date();
  const { code, output } = await capture('node', ['scripts/generate.ts']);
  if (code !== 0) throw new Error(output.trim());
  utimesSync(STAMP, started, started);
  return true;
}
