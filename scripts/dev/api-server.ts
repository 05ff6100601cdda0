import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 25;

export interface ApiServer {
  /** True when it answers; false at once when it has ended, for then it never will. */
  ready: () => Promise<boolean>;
  /** Runs the code and the schemas as they are now. */
  restart: () => Promise<boolean>;
  end: () => Promise<void>;
}

/** API, database and identity provider behind Vite, in a process of their own. */
export function startApiServer({ port, webPort }: { port: number; webPort: number }): ApiServer {
  const env = {
    ...process.env,
    PORT: String(port),
    WEB_DIR: 'none',
    ROSTRUM_ORIGIN: `http://localhost:${webPort}`,
    ACADEMY_ORIGIN: `http://academy.localhost:${webPort}`,
  };
  const start = () => spawn('node', ['scripts/start.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  let server = start();
  let ready = whenAnswers(server, port);
  const end = async () => {
    const ended = once(server, 'exit');
    if (isRunning(server) && server.kill()) await ended;
  };
  const replace = async () => {
    await end();
    server = start();
    return whenAnswers(server, port);
  };
  const restart = () => {
    ready = replace();
    return ready;
  };
  return { ready: () => ready, restart, end };
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null;
}

async function whenAnswers(server: ChildProcess, port: number): Promise<boolean> {
  const answers = () =>
    fetch(`http://127.0.0.1:${port}/config.json`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (isRunning(server) && !(await answers())) await pause(POLL_MS);
  if (isRunning(server)) return true;
  console.error('The server has ended; it starts again with the next change.');
  return false;
}
