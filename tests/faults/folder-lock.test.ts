import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderInUse, lockFolder } from '#server/sql/folder-lock.ts';
import { exitCodeOf, runScript, startServing, type ServingProcess } from '../support/serving-process.ts';

let folder: string;
let holder: ServingProcess;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostrum-lock-'));
  holder = await startServing({ DATA_DIR: folder });
});
afterAll(async () => {
  await holder.kill();
  await rm(folder, { recursive: true, force: true });
});

test('a second server on the folder is refused, naming who holds it', async () => {
  const { child, output } = runScript('tests/support/serve.ts', { DATA_DIR: folder });
  expect(await exitCodeOf(child)).toBe(1);
  expect(output()).toBe(`The data folder ${folder} is in use by process ${holder.child.pid}.\n`);
});

test('another way to the same folder is refused too', async () => {
  const link = `${folder}-link`;
  await symlink(folder, link);
  await expect(lockFolder(link)).rejects.toThrow(`in use by process ${holder.child.pid}`);
  await expect(lockFolder(`${folder}/../${folder.split('/').at(-1)}/`)).rejects.toBeInstanceOf(FolderInUse);
  await rm(link);
});

test('a holder that hangs still holds', async () => {
  holder.child.kill('SIGSTOP');
  const refusal = await lockFolder(folder).catch((error: unknown) => error);
  holder.child.kill('SIGCONT');
  expect(refusal).toBeInstanceOf(FolderInUse);
});

test('of several that take a free folder at once one gets it', async () => {
  const free = await mkdtemp(join(tmpdir(), 'rostrum-free-'));
  const tries = await Promise.allSettled(Array.from({ length: 5 }, () => lockFolder(free)));
  const [first, ...others] = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
  expect(others).toEqual([]);
  await first?.();
  const unlock = await lockFolder(free);
  await unlock();
  await rm(free, { recursive: true });
});

test('the folder is free again as soon as its holder is killed', async () => {
  await holder.kill();
  holder = await startServing({ DATA_DIR: folder });
  // The control: it is this lock that kept others out.
  await expect(lockFolder(folder)).rejects.toThrow(`in use by process ${holder.child.pid}`);
});
