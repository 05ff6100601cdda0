import { statSync, watch } from 'node:fs';
import { join } from 'node:path';
import { startApiServer } from './dev/api-server.ts';
import { renewPages, servePages, type Written } from './dev/pages.ts';
import { writeDerived } from './generate/derive.ts';
import { generateApart, generateIfStale } from './generate-if-stale.ts';

/**
 * `npm run dev`: Vite with hot reload on port 4200 and the same API, database and identity provider behind it.
 * A change of a schema is generated anew, it and a change of the server's code restart the server.
 */
const PORT = Number(process.env['PORT'] ?? 4200);
const API_PORT = PORT + 1;
const SETTLE_MS = 100;
/** What the generator is made of, of which this process has loaded its own. */
const GENERATOR = ['src/model', 'scripts/generate', 'scripts/diff'];

await generateIfStale(generateApart);
const api = startApiServer({ port: API_PORT, webPort: PORT });
let generate: () => Promise<Written> = writeDerived;
/** Until when files were written by the generator, in milliseconds since the epoch; endless while it writes. */
let generatedUntil = 0;
let settling: NodeJS.Timeout | undefined;
let taken = Promise.resolve();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
const vite = await servePages({ port: PORT, apiPort: API_PORT, api });
for (const folder of ['schemas', 'src/server', 'src/identity', ...GENERATOR]) watchFolder(folder);
if (await api.ready()) {
  console.log(`
  Application   http://localhost:${PORT}   (hot reload)
  API           http://localhost:${PORT}/api/docs
  Sign in as    super.admin, trainer, instructor or nobody, password rostrum-demo
`);
}

/** The server goes with this process, whoever ends it. */
async function end(): Promise<void> {
  await api.end();
  process.exit();
}

/** Editors write a file in several steps: a change is taken up when they are done, and after the one before it. */
function watchFolder(folder: string): void {
  watch(folder, { recursive: true }, (_event, file) => {
    if (!file || (folder !== 'schemas' && isGenerated(join(folder, file)))) return;
    if (GENERATOR.includes(folder)) generate = generateApart;
    clearTimeout(settling);
    settling = setTimeout(() => {
      taken = taken.then(takeUp);
    }, SETTLE_MS);
  });
}

/** What the generator has just written is no reason to begin again. */
function isGenerated(file: string): boolean {
  return (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? Infinity) <= generatedUntil;
}

async function takeUp(): Promise<void> {
  try {
    generatedUntil = Infinity;
    const written = await generateIfStale(generate).finally(() => (generatedUntil = Date.now()));
    const restarted = api.restart();
    if (written) await renewPages(vite, written, api);
    await restarted;
  } catch (error) {
    // A schema with a mistake: the message says which, and the next change tries again.
    console.error(error instanceof Error ? error.message : error);
  }
}
