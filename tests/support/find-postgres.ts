import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { capture } from '#scripts/run.ts';
import type { Found } from './found.ts';
import { installSystemPackages } from './system-packages.ts';

const OLDEST_POSTGRES = 15;

/** The folder with PostgreSQL's programs, 15 or newer: the system's, else installed when that is allowed. */
export async function findPostgres(): Promise<Found<string>> {
  const there = await newestInstalled();
  if (there) return { found: there };
  const refusal = await installSystemPackages('postgresql');
  const installed = await newestInstalled();
  if (installed) return { found: installed };
  return { missing: `PostgreSQL ${OLDEST_POSTGRES} or newer was not found: ${refusal ?? 'the package is too old'}` };
}

async function newestInstalled(): Promise<string | undefined> {
  for (const folder of folders()) {
    if (existsSync(join(folder, 'initdb')) && (await versionIn(folder)) >= OLDEST_POSTGRES) return folder;
  }
  return undefined;
}

/** Where PostgreSQL lives on Linux and macOS; Debian keeps each major version apart, and out of PATH. */
function folders(): string[] {
  return [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versionsIn('/usr/lib/postgresql', /^\d+$/),
    ...versionsIn('/usr', /^pgsql-\d+$/),
    ...versionsIn('/opt/homebrew/opt', /^postgresql@\d+$/),
    ...versionsIn('/usr/local/opt', /^postgresql@\d+$/),
    ...versionsIn('/Applications/Postgres.app/Contents/Versions', /^\d+$/),
  ];
}

/** The `bin` folders below it, the newest version first. */
function versionsIn(parent: string, name: RegExp): string[] {
  if (!existsSync(parent)) return [];
  const versions = readdirSync(parent).filter((folder) => name.test(folder));
  return versions.sort((a, b) => numberIn(b) - numberIn(a)).map((folder) => join(parent, folder, 'bin'));
}

async function versionIn(folder: string): Promise<number> {
  const { code, output } = await capture(join(folder, 'postgres'), ['--version']);
  return code === 0 ? numberIn(output) : 0;
}

function numberIn(text: string): number {
  return Number(/\d+/.exec(text)?.[0] ?? 0);
}
