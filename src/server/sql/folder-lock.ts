import { createHash } from 'node:crypto';
import { mkdir, realpath, unlink } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Another process holds the data folder. */
export class FolderInUse extends Error {
  override name = 'FolderInUse';
}

/**
 * Holds a data folder for this process: the embedded engine takes no lock of its own, and two processes on one folder
 * lose rows. The lock is a local socket, so that the system frees it however the process ends.
 * Makes the folder where there is none. Returns the release; throws `FolderInUse` with the holder's process id.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = addressOf(await existing(folder));
  const server = (await listen(address)) ?? (await reclaim(folder, address));
  server.unref();
  return () => new Promise((done) => server.close(() => done()));
}

/** The folder's one true path: two ways to it are the same folder. */
async function existing(folder: string): Promise<string> {
  try {
    await mkdir(folder, { recursive: true });
    return await realpath(folder);
  } catch (error) {
    throw new Error(`The data folder ${folder} can not be used (${(error as NodeJS.ErrnoException).code}).`, {
      cause: error,
    });
  }
}

function addressOf(folder: string): string {
  const id = `rostrum-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`;
  if (process.platform === 'linux') return `\0${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`);
}

/** Undefined when somebody already listens there, or left the file of a socket behind. */
function listen(path: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.end(String(process.pid)));
  return new Promise((done, fail) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(undefined);
      else fail(error);
    });
    server.listen({ path }, () => done(server));
  });
}

async function reclaim(folder: string, path: string): Promise<Server> {
  const holder = await holderAt(path);
  if (!holder) await unlink(path).catch(() => undefined);
  const server = holder ? undefined : await listen(path);
  if (server) return server;
  throw new FolderInUse(`The data folder ${folder} is in use by process ${holder ?? UNKNOWN}.`);
}

const UNKNOWN = 'unknown';
const ANSWER_TIMEOUT_MS = 500;

/** The process id that answers at the address; undefined when nobody listens. One that hangs still holds. */
function holderAt(path: string): Promise<string | undefined> {
  return new Promise((done) => {
    const socket = connect({ path });
    let id = '';
    socket.on('data', (data) => (id += data.toString()));
    socket.on('end', () => done(id || UNKNOWN));
    socket.setTimeout(ANSWER_TIMEOUT_MS, () => {
      socket.destroy();
      done(UNKNOWN);
    });
    socket.on('error', () => done(undefined));
  });
}
