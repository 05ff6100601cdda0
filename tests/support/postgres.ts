import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '#scripts/run.ts';

export interface Postgres {
  /** A connection string of the superuser `rostrum`, database `postgres`; tests create databases of their own. */
  url: string;
  /** Ends the server and removes its data. May be called twice. */
  stop: () => Promise<void>;
}

/** PGlite's: text sorts by code point, upper and lower case are Unicode's. */
const utf8 = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
const locale = ['--encoding', 'UTF8', '--lc-collate', 'C', '--lc-ctype', utf8];

/** Starts an empty PostgreSQL for one run, on a free port of this machine only. `programs` is its folder of programs. */
export async function startPostgres(programs: string): Promise<Postgres> {
  const account = await accountToRunAs();
  const folder = await mkdtemp(join(tmpdir(), 'rostrum-postgres-'));
  if (account.uid !== undefined) await chown(folder, account.uid, account.gid ?? account.uid);
  const inFolder = { ...account, cwd: folder, env: { HOME: folder, LC_ALL: 'C', PATH: process.env['PATH'] ?? '' } };
  const data = join(folder, 'data');
  try {
    const args = ['--pgdata', data, '--username', 'rostrum', '--auth', 'trust', ...locale];
    const { code, output } = await capture(join(programs, 'initdb'), args, inFolder);
    if (code !== 0) throw new Error(`PostgreSQL could not create a database:\n${output}`);
    const port = await freePort();
    const server = spawn(join(programs, 'postgres'), ['-D', data, ...settings(port, folder)], {
      ...inFolder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    // Also when the run breaks off: a server that nobody stops would stay for ever.
    process.once('exit', () => server.kill('SIGINT'));
    await ready(server);
    return { url: `postgres://rostrum@127.0.0.1:${port}/postgres`, stop: () => stop(server, folder) };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** PostgreSQL refuses to run as root: then an account without rights owns it. */
async function accountToRunAs(): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {};
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = await Promise.all([capture('id', ['-u', name]), capture('id', ['-g', name])]);
    if (uid.code === 0 && gid.code === 0) return { uid: Number(uid.output), gid: Number(gid.output) };
  }
  throw new Error('PostgreSQL does not run as root, and there is no account postgres or nobody to run it as');
}

/** As in production but for its size: fsync stays on, since the fault tests ask what survives a crash. */
function settings(port: number, folder: string): string[] {
  const values = {
    port,
    listen_addresses: '127.0.0.1',
    unix_socket_directories: folder,
    max_connections: 60,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Waits for the server's own word; its log goes on being read, or a full pipe would stop it. */
function ready(server: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    let log = '';
    server.stderr?.on('data', (chunk: Buffer) => {
      log = (log + chunk.toString()).slice(-10_000);
      if (log.includes('ready to accept connections')) resolve();
    });
    server.on('error', reject);
    server.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${log}`)));
  });
}

/** SIGINT is PostgreSQL's fast shutdown: it disconnects whoever is left. */
async function stop(server: ChildProcess, folder: string): Promise<void> {
  if (server.exitCode === null && server.signalCode === null) {
    const exit = once(server, 'exit');
    server.kill('SIGINT');
    const tooLong = setTimeout(() => server.kill('SIGQUIT'), 10_000);
    await exit;
    clearTimeout(tooLong);
  }
  await rm(folder, { recursive: true, force: true });
}
