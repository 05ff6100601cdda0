import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { capture } from '#scripts/run.ts';

/** Installs with the system's package manager, where it is apt and may be used. Returns why not, or undefined. */
export async function installSystemPackages(...names: string[]): Promise<string | undefined> {
  if (process.getuid?.() !== 0) return 'only root may install it';
  if ((await apt('--version')).code !== 0) return 'there is no apt-get to install it with';
  console.log(`Installing ${names.join(', ')} with apt-get…`);
  // An update may fail in part (one source of many) while the packages are to be had all the same.
  await apt('update');
  return withoutCluster(async () => {
    const { code, output } = await apt('install', '--yes', '--no-install-recommends', ...names);
    return code === 0 ? undefined : `apt-get could not install it:\n${output.trim().split('\n').slice(-5).join('\n')}`;
  });
}

function apt(...args: string[]) {
  return capture('apt-get', ['-qq', '-o', 'DPkg::Lock::Timeout=300', ...args], {
    env: { DEBIAN_FRONTEND: 'noninteractive' },
  });
}

/** Debian creates and starts a database with the package; the tests bring their own. */
async function withoutCluster<T>(install: () => Promise<T>): Promise<T> {
  const setting = '/etc/postgresql-common/createcluster.d/rostrum-tests.conf';
  await mkdir(dirname(setting), { recursive: true });
  await writeFile(setting, 'create_main_cluster = false\n');
  try {
    return await install();
  } finally {
    await rm(setting);
  }
}
