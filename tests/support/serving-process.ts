import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '#scripts/run.ts';

export interface ServingProcess {
  child: ChildProcess;
  url: string;
  /** Everything that it printed. */
  output: () => string;
  /** Ends it as a power cut would, and waits until it is gone. */
  kill: () => Promise<void>;
}

/** Node itself, for only a signal to the server's own process is a kill. */
const node = process.execPath;

/** Runs a script of ours, or of a copy of the project, as a process of its own. */
export function runScript(
  script: string,
  env: Record<string, string>,
  folder = root,
): { child: ChildProcess; output: () => string } {
  const child = spawn(node, [join(folder, script)], { cwd: folder, env: { ...process.env, ...env } });
  let output = '';
  const take = (chunk: Buffer) => (output += chunk.toString());
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  return { child, output: () => output };
}

/** Starts the server in a process of its own, on a port that is free, and waits until it serves. */
export async function startServing(env: Record<string, string>, folder = root): Promise<ServingProcess> {
  const { child, output } = runScript('tests/support/serve.ts', env, folder);
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout?.on('data', () => {
      const port = /serving on (\d+)\n/.exec(output())?.[1];
      if (port) resolve(`http://127.0.0.1:${port}`);
    });
    child.on('exit', () => reject(new Error(`The server did not start:\n${output()}`)));
  });
  return { child, url, output, kill: () => kill(child) };
}

/** The exit code of a process that ends by itself. */
export async function exitCodeOf(child: ChildProcess): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
  return child.exitCode;
}

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
}
