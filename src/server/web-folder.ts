import { access } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from './config.ts';

/** Throws a sentence when the configured folder does not hold the built application. */
export async function refuseEmptyWebFolder({ webFolder }: Config): Promise<void> {
  if (webFolder === undefined) return;
  await access(join(webFolder, 'index.html')).catch((error: unknown) => {
    const must = 'must be the folder of the built application (npm run build), or none';
    throw new Error(`WEB_DIR ${must}, but "${webFolder}" has no index.html.`, { cause: error });
  });
}
