import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { capture, root } from './run.ts';

/** What `vite build` reads; a folder's own time tells of files removed from it. */
const sources = ['src/admin', 'src/model', 'schemas', 'public', 'index.html', 'vite.config.ts', 'package-lock.json'];
const manifest = join(root, 'dist/.vite/manifest.json');

/**
 * Builds the admin app unless `dist` is newer than all of its sources. Throws what Vite said when it fails.
 * Always for production: a development build writes styles that the content security policy refuses.
 */
export async function buildIfStale(): Promise<'built' | 'current'> {
  if (Math.max(...sources.map((source) => newestIn(join(root, source)))) < timeOf(manifest)) return 'current';
  const { code, output } = await capture('vite', ['build'], { env: { NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`The admin app could not be built:\n${stripVTControlCharacters(output).trim()}`);
  return 'built';
}

/** Milliseconds since the epoch of the newest file in a folder, or of the file; 0 where there is none. */
export function newestIn(path: string): number {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat?.isDirectory()) return stat?.mtimeMs ?? 0;
  return Math.max(stat.mtimeMs, ...readdirSync(path).map((name) => newestIn(join(path, name))));
}

function timeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
