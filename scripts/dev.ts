import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync, watch } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { generateIfStale } from './generate-if-stale.ts';
import { studioPlugin } from './studio/studio-plugin.ts';

/**
 * `npm run dev`: Vite with hot reload on port 4200 and the same API, database and identity provider behind it.
 * A change of a schema is generated anew, a change of the server restarts it.
 */
const PORT = Number(process.env['PORT'] ?? 4200);
const API_PORT = PORT + 1;
const SETTLE_MS = 150;
const POLL_MS = 50;
/** A schema is read once by each page: swapped under an open form it would change nothing. */
const keepPagesAsTheyAre: Plugin = {
  name: 'keep-pages-as-they-are',
  hotUpdate: ({ file }) => (file.includes('/src/model/generated/') ? [] : undefined),
};

await generateIfStale();
let server = startServer();
let settling: NodeJS.Timeout | undefined;
let restarting = Promise.resolve();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => void end());
const vite = await startVite();
watchFolders(['schemas', 'src/model', 'src/server', 'src/identity']);
console.log(`
  Application   http://localhost:${PORT}   (hot reload)
  API           http://localhost:${PORT}/api/docs
  Sign in as    super.admin, trainer, instructor or nobody, password rostrum-demo
`);

async function startVite(): Promise<ViteDevServer> {
  const target = `http://127.0.0.1:${API_PORT}`;
  const proxy = { '/api': { target }, '/config.json': { target }, '/link/': { target } };
  // The folder of packages may be a link to another project's.
  const fs = { allow: ['.', realpathSync('node_modules')] };
  const address = { port: PORT, strictPort: true, host: true, allowedHosts: true as const, proxy, fs };
  const plugins = [studioPlugin(), keepPagesAsTheyAre];
  const started = await createServer({ cacheDir: '.cache/vite', server: address, plugins });
  return started.listen();
}

function startServer(): ChildProcess {
  const env = {
    ...process.env,
    PORT: String(API_PORT),
    WEB_DIR: 'none',
    ROSTRUM_ORIGIN: `http://localhost:${PORT}`,
    ACADEMY_ORIGIN: `http://academy.localhost:${PORT}`,
  };
  return spawn('node', ['scripts/start.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
}

/** The server goes with this process, whoever ends it. */
async function end(): Promise<void> {
  const ended = server.exitCode === null && once(server, 'exit');
  server.kill();
  await ended;
  process.exit();
}

/** Editors write a file in several steps: the restart waits until they are done, and for the restart before it. */
function watchFolders(folders: string[]): void {
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_event, file) => {
      // What the restart itself writes is no reason for another one.
      if (file?.startsWith('generated')) return;
      clearTimeout(settling);
      settling = setTimeout(() => {
        restarting = restarting.then(restart);
      }, SETTLE_MS);
    });
  }
}

async function restart(): Promise<void> {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  const isRunning = server.exitCode === null && server.kill();
  if (isRunning) await ended;
  try {
    const isNew = await generateIfStale();
    clearTimeout(settling);
    server = startServer();
    if (isNew) await loadPagesAgain(server);
  } catch (error) {
    // A schema with a mistake: the message says which, and the next change tries again.
    console.error(error instanceof Error ? error.message : error);
  }
}

/** As soon as the API answers with the new schema; Vite may not have noticed the new files by itself yet. */
async function loadPagesAgain(started: ChildProcess): Promise<void> {
  const answers = () =>
    fetch(`http://127.0.0.1:${API_PORT}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (started.exitCode === null && started.signalCode === null && !(await answers())) await pause(POLL_MS);
  vite.environments.client.moduleGraph.invalidateAll();
  vite.ws.send({ type: 'full-reload' });
}
