import { readdir, readFile, readlink } from 'node:fs/promises';
import { createServer } from 'node:net';

/**
 * Throws a sentence when a port is taken, naming by whom where the system tells (Linux does); `setting` is where to
 * choose another. Asked before anything is written, so that a start that can't succeed leaves nothing behind.
 */
export async function refuseTakenPort(port: number, setting: string): Promise<void> {
  if (await isFree(port)) return;
  const holder = await holderOf(port);
  throw new Error(`Port ${port} is in use by ${holder ?? 'another program'}; choose another one with ${setting}.`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, () => probe.close(() => resolve(true)));
  });
}

/** `process 123`; undefined where the system does not tell, or the process is somebody else's. */
async function holderOf(port: number): Promise<string | undefined> {
  const sockets = await socketsOn(port);
  for (const pid of (await entriesOf('/proc')).filter((name) => /^\d+$/.test(name))) {
    for (const handle of await entriesOf(`/proc/${pid}/fd`)) {
      const target = await readlink(`/proc/${pid}/fd/${handle}`).catch(() => '');
      if (sockets.has(target)) return `process ${pid}`;
    }
  }
  return undefined;
}

const LISTENING = '0A';

/** The sockets that listen on a port, as the handles of their process name them. */
async function socketsOn(port: number): Promise<Set<string>> {
  const tables = ['/proc/net/tcp', '/proc/net/tcp6'].map((file) => readFile(file, 'utf8').catch(() => ''));
  const rows = (await Promise.all(tables)).flatMap((table) => table.split('\n').map((row) => row.trim().split(/\s+/)));
  const hexPort = port.toString(16).toUpperCase().padStart(4, '0');
  const listening = rows.filter(([, local = '', , state]) => state === LISTENING && local.endsWith(`:${hexPort}`));
  return new Set(listening.map((row) => `socket:[${row[9]}]`));
}

function entriesOf(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
