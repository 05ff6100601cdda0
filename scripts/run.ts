import { spawn, type SpawnOptions } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

export interface Outcome {
  /** The exit code; 127 when the command does not exist, 128 when a signal ended it. */
  code: number;
  /** What it printed on both streams, in order; empty when it printed to the terminal itself. */
  output: string;
}

/** Runs a command quietly and hands back what it printed. Never throws: a missing command is code 127. */
export function capture(command: string, args: string[], options: SpawnOptions = {}): Promise<Outcome> {
  return run(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Runs a command on the terminal of this one. */
export function show(command: string, args: string[], options: SpawnOptions = {}): Promise<Outcome> {
  return run(command, args, { ...options, stdio: 'inherit' });
}

function run(command: string, args: string[], options: SpawnOptions): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      shell: process.platform === 'win32',
      ...options,
      env: { ...toolsFirst(), ...options.env },
    });
    let output = '';
    const take = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.on('error', (error) => resolve({ code: 127, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 128, output }));
  });
}

/** The installed tools and Node 24 come first, also when a script is run without npm. */
function toolsFirst(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter) };
}
