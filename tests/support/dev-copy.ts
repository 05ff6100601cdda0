import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { freePort } from './free-port.ts';
import { copyProject, type ProjectCopy } from './project-copy.ts';
import type { Product } from './product.ts';

export interface DevCopy extends Pick<Product, 'url' | 'stop'> {
  copy: ProjectCopy;
}

/** `npm run dev` in a copy of the project. Resolves when application and API answer. */
export async function startDevCopy(): Promise<DevCopy> {
  const [copy, port, identityPort] = await Promise.all([copyProject(), freePort(), freePort()]);
  const env = { ...process.env, NODE_ENV: 'development', PORT: String(port), IDENTITY_PORT: String(identityPort) };
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    cwd: copy.folder,
    env: { ...env, DATA_DIR: join(copy.folder, '.data') },
  });
  let output = '';
  const take = (chunk: Buffer) => (output += chunk.toString());
  dev.stdout.on('data', take);
  dev.stderr.on('data', take);
  const url = `http://localhost:${port}`;
  while ((await statusOf(`${url}/config.json`)) !== 200) {
    if (dev.exitCode !== null) throw new Error(`Development did not start:\n${output}`);
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return {
    copy,
    url,
    async stop() {
      const ended = once(dev, 'exit');
      if (dev.exitCode === null && dev.kill()) await ended;
      await copy.remove();
    },
  };
}

/** The status that an address answers; 0 where nobody does. */
export async function statusOf(address: string, method = 'GET'): Promise<number> {
  const answer = await fetch(address, { method }).catch(() => undefined);
  return answer?.status ?? 0;
}
