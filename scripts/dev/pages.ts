import { existsSync, realpathSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createServer, type Plugin, type ViteDevServer } from 'vite';
import { RENEWED, type Renewed } from '#model/renewed.ts';
import { TARGET } from '../generate/derive.ts';
import { studioPlugin } from '../studio/studio-plugin.ts';
import type { ApiServer } from './api-server.ts';

/** The paths that the generator wrote; unknown where it ran apart. */
export type Written = readonly string[] | 'apart';

interface Options {
  port: number;
  apiPort: number;
  api: ApiServer;
}

/** The application with hot reload, and the API behind it. */
export async function servePages({ port, apiPort, api }: Options): Promise<ViteDevServer> {
  const target = `http://127.0.0.1:${apiPort}`;
  const proxy = Object.fromEntries(ANSWERED.map((path) => [path, { target }]));
  // The folder of packages may be a link to another project's.
  const fs = { allow: ['.', realpathSync('node_modules')] };
  const address = { port, strictPort: true, host: true, allowedHosts: true as const, proxy, fs };
  const plugins = [studioPlugin(), waitForServer(api), keepPagesAsTheyAre];
  const started = await createServer({ cacheDir: '.cache/vite', server: address, plugins });
  return started.listen();
}

/** What the server answers: all other paths are the application's. */
const ANSWERED = ['/api', '/config.json', '/link/', '/verify/', '/checkin/'];

/** While the server restarts its calls wait, and nobody sees an error. */
function waitForServer(api: ApiServer): Plugin {
  return {
    name: 'wait-for-server',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, _response, next) => {
        const isCall = ANSWERED.some((path) => url.startsWith(path));
        void (isCall ? api.ready() : Promise.resolve()).finally(next);
      });
    },
  };
}

/** What the generator wrote is told to pages once and as a whole, by `renewPages`. */
const keepPagesAsTheyAre: Plugin = {
  name: 'keep-pages-as-they-are',
  hotUpdate: ({ file }) => (file.includes('/src/model/generated/') ? [] : undefined),
};

/**
 * Tells open pages what the generator has written. Entities are taken up by pages as they stand; what pages know from
 * their start (which entities there are, and the parts of them) needs another start, and for that the server.
 */
export async function renewPages(vite: ViteDevServer, written: Written, api: ApiServer): Promise<void> {
  const { moduleGraph } = vite.environments.client;
  const names = written === 'apart' ? undefined : renewedEntities(written);
  if (written === 'apart' || !names) {
    await api.ready();
    moduleGraph.invalidateAll();
    vite.ws.send({ type: 'full-reload' });
    return;
  }
  const stale = written.flatMap((file) => [...(moduleGraph.getModulesByFile(resolve(file)) ?? [])]);
  for (const module of stale) moduleGraph.invalidateModule(module, new Set(), Date.now(), true);
  vite.ws.send({ type: 'custom', event: RENEWED, data: { names } satisfies Renewed });
}

/** The entities whose modules were written; undefined where there is more that pages know of. */
function renewedEntities(written: readonly string[]): string[] | undefined {
  const modules = written.filter((file) => file.startsWith(TARGET) && !ON_SERVER.has(basename(file)));
  const names = [...new Set(modules.map((file) => basename(file).split('.')[0] ?? ''))];
  return names.every((name) => existsSync(`schemas/${name}.json`)) ? names : undefined;
}

/** What no page loads. */
const ON_SERVER = new Set(['registry.ts', 'types.ts']);
