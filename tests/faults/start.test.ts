import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lockFolder } from '#server/sql/folder-lock.ts';
import { postgresUrl } from '../support/engines.ts';
import { exitCodeOf, runScript } from '../support/serving-process.ts';

let folder: string;
let unlock: () => Promise<void>;
const neighbour = createServer();
let taken: number;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rostrum-start-'));
  await writeFile(join(folder, 'file'), '');
  unlock = await lockFolder(join(folder, 'locked'));
  await new Promise<void>((done) => neighbour.listen(0, '0.0.0.0', done));
  taken = (neighbour.address() as AddressInfo).port;
});
afterAll(async () => {
  await unlock();
  neighbour.close();
  await rm(folder, { recursive: true, force: true });
});

const settings: [string, () => Record<string, string>, RegExp][] = [
  ['PORT that is no number', () => ({ PORT: 'abc' }), /^PORT must be a port between 1 and 65535, but it is "abc"[.]$/],
  ['PORT that is none', () => ({ PORT: '70000' }), /^PORT must be .* "70000"[.]$/],
  ['IDENTITY_PORT that is no number', () => ({ IDENTITY_PORT: 'x' }), /^IDENTITY_PORT must be .* "x"[.]$/],
  [
    'DATA_DIR that is in use',
    () => ({ DATA_DIR: join(folder, 'locked') }),
    /^The data folder .*locked is in use by process \d+[.]$/,
  ],
  [
    'DATA_DIR that is a file',
    () => ({ DATA_DIR: join(folder, 'file') }),
    /^The data folder .*file can not be used \(\w+\)[.]$/,
  ],
  [
    'DATABASE_URL of another database',
    () => ({ DATABASE_URL: 'mysql://localhost/x' }),
    /^DATABASE_URL must be .* "mysql:\/\/localhost\/x"[.]$/,
  ],
  [
    'DATABASE_URL where nobody answers',
    () => ({ DATABASE_URL: 'postgres://me:secret@127.0.0.1:9/x' }),
    /^The database can not be reached.*[.]$/,
  ],
  [
    'AUTH_SERVER_URL that is no address',
    () => ({ AUTH_SERVER_URL: 'keycloak' }),
    /^AUTH_SERVER_URL must be .* "keycloak"[.]$/,
  ],
  [
    'WEB_DIR without the application',
    () => ({ WEB_DIR: folder }),
    /^WEB_DIR must be the folder of the built application \(npm run build\), or none, but ".*" has no index[.]html[.]$/,
  ],
  [
    'FOREIGN_SERVERS that names no entity',
    () => ({ FOREIGN_SERVERS: '{"topics":{"url":"https://lms.example.com/topics"}}' }),
    /^FOREIGN_SERVERS must be JSON such as .* but it is "\{"topics".*[.]$/,
  ],
  [
    'PORT that is taken',
    () => ({ PORT: String(taken), IDENTITY_PORT: '4299' }),
    /^Port \d+ is in use by (process \d+|another program); choose another one with PORT[.]$/,
  ],
  [
    'IDENTITY_PORT that is taken',
    () => ({ IDENTITY_PORT: String(taken) }),
    /^Port \d+ is in use by (process \d+|another program); choose another one with IDENTITY_PORT[.]$/,
  ],
  ...(postgresUrl
    ? [
        [
          'DATABASE_URL of a database that is missing',
          () => ({ DATABASE_URL: new URL('/missing', postgresUrl).href }),
          /^The database can not be reached.*"missing" does not exist.*[.]$/,
        ] as [string, () => Record<string, string>, RegExp],
      ]
    : []),
];

test.each(settings)('a start with a %s ends with one sentence', async (_what, env, sentence) => {
  const dataFolder = await mkdtemp(join(folder, 'data-'));
  const { child, output } = runScript('scripts/start.ts', {
    WEB_DIR: 'none',
    DATA_DIR: dataFolder,
    PORT: '4298',
    ...env(),
  });
  expect(await exitCodeOf(child)).toBe(1);
  const lines = output()
    .trim()
    .split('\n')
    .filter((line) => !line.startsWith('First start'));
  expect(lines).toEqual([expect.stringMatching(sentence)]);
  expect(output()).not.toContain('secret');
});

test('several wrong settings are told at once, a sentence each', async () => {
  const { child, output } = runScript('scripts/start.ts', { PORT: 'abc', LOG_LEVEL: 'loud', BASE_PATH: 'x' });
  expect(await exitCodeOf(child)).toBe(1);
  expect(output().trim().split('\n')).toHaveLength(3);
});
