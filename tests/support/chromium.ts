import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright';
import { capture } from '#scripts/run.ts';
import type { Found } from './found.ts';
import { installSystemPackages } from './system-packages.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A Chromium to drive: the one of CHROMIUM_PATH, the system's, else installed by the system's package manager,
 * else Playwright's own, downloaded when needed.
 */
export async function findChromium(): Promise<Found<string>> {
  const there = chosen() ?? (await onThisSystem()) ?? ofPlaywright();
  if (there) return { found: there };
  const refusal = await installSystemPackages('chromium');
  const installed = await onThisSystem();
  if (installed) return { found: installed };
  console.log('Downloading the Chromium of Playwright…');
  const download = await capture('playwright', ['install', 'chromium']);
  const downloaded = ofPlaywright();
  if (download.code === 0 && downloaded) return { found: downloaded };
  return { missing: `Chromium was not found: ${refusal}; Playwright could not download its own` };
}

function chosen(): string | undefined {
  const path = process.env['CHROMIUM_PATH'];
  if (path && !existsSync(path)) throw new Error(`CHROMIUM_PATH says ${path}, which does not exist`);
  return path || undefined;
}

/** Some systems have a placeholder of that name that only says how to install it: so it must tell its version. */
async function onThisSystem(): Promise<string | undefined> {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/bin', '/snap/bin'];
  const candidates = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  for (const path of [...candidates, ...applications]) {
    if (existsSync(path) && (await capture(path, ['--version'])).code === 0) return path;
  }
  return undefined;
}

function ofPlaywright(): string | undefined {
  const path = chromium.executablePath();
  return existsSync(path) ? path : undefined;
}
