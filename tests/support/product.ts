import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface Product {
  /** The application's origin. */
  url: string;
  /** The second tenant's. */
  academyUrl: string;
  stop(): Promise<void>;
}

interface Options {
  dataFolder?: string;
  /** More settings. */
  env?: Record<string, string>;
}

/**
 * The whole product as `npm start` starts it, on free ports. Without a folder its data lie in one of their own, which
 * goes with it. Resolves when the product says that it is ready.
 */
export async function startProduct({ dataFolder, env: more = {} }: Options = {}): Promise<Product> {
  const [port, identityPort] = [await freePort(), await freePort()];
  const folder = dataFolder ?? (await mkdtemp(join(tmpdir(), 'rostrum-product-')));
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(port), IDENTITY_PORT: String(identityPort) };
  const server = spawn('node', ['scripts/start.ts'], { env: { ...env, DATA_DIR: folder, ...more }, stdio: 'pipe' });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let output = '';
  await new Promise<void>((resolve, reject) => {
    const read = (data: Buffer): void => {
      output += data.toString();
      if (output.includes('Rostrum is ready')) resolve();
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    void ended.then(() => reject(new Error(`The product did not start:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    academyUrl: `http://academy.localhost:${port}`,
    async stop() {
      server.kill('SIGTERM');
      await ended;
      if (!dataFolder) await rm(folder, { recursive: true, force: true });
    },
  };
}
