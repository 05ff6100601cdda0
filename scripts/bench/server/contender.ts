import { readFileSync } from 'node:fs';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '#tests/support/free-port.ts';
import { capture, root } from '#scripts/run.ts';

export interface Contender {
  port: number;
  /** Megabytes of memory that its process holds. */
  memory: () => Promise<number>;
  stop: () => Promise<void>;
}

/** Our server as production runs it: what `npm run serve` says, flags included. */
export function startOurs(env: Record<string, string>): Promise<Contender> {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { serve: string } };
  return startContender(scripts.serve.split(' ').slice(1), env);
}

/** Runs Node in a process of its own and waits until it takes connections. */
export async function startContender(args: string[], env: Record<string, string>): Promise<Contender> {
  const port = await freePort();
  const settings = { ...process.env, ...env, PORT: String(port), NODE_ENV: 'production' };
  const child = spawn(process.execPath, args, { cwd: root, env: settings, stdio: ['ignore', 'ignore', 'inherit'] });
  process.once('exit', () => child.kill());
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} ended with ${child.exitCode}`);
    await wait(50);
  }
  return {
    port,
    async memory() {
      const { output } = await capture('ps', ['-o', 'rss=', '-p', String(child.pid)]);
      return Number(output) / 1024;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const gone = once(child, 'exit');
      child.kill();
      await gone;
    },
  };
}

function isListening(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/healthz`).then(
    () => true,
    () => false,
  );
}
