import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPostgresDatabase, postgresUrl } from './engines.ts';

/** Where a process keeps what it must not lose, and a test looks for it afterwards. */
export interface Place {
  /** What leads a server of ours there. */
  env: Record<string, string>;
  /** What opens it here, when no process has it. */
  options: { url?: string; folder?: string };
  clear: () => Promise<void>;
}

/** An empty place of each engine, by the engine's name. */
export const places: [string, () => Promise<Place>][] = [
  ['PGlite', placeInFolder],
  ...(postgresUrl ? [['PostgreSQL', () => placeOnServer(String(postgresUrl))] as [string, () => Promise<Place>]] : []),
];

async function placeInFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-place-'));
  return { env: { DATA_DIR: folder }, options: { folder }, clear: () => rm(folder, { recursive: true, force: true }) };
}

async function placeOnServer(server: string): Promise<Place> {
  const { url, drop } = await createPostgresDatabase(server);
  return { env: { DATABASE_URL: url }, options: { url }, clear: drop };
}
