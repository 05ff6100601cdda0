import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery } from 'kysely';
import type { IdentityOptions } from '#identity/identity-options.ts';
import { ConfigProblem, port, readConfig, type Config } from '#server/config.ts';
import { endOnSignal } from '#server/end-on-signal.ts';
import { explained } from '#server/explained.ts';
import type { MailCatcher } from '#server/inbox/catch-mail.ts';
import { movableClock, type MovableClock } from '#server/movable-clock.ts';
import { openDatabase, type Database } from '#server/sql/database.ts';
import { refuseTakenPort } from '#server/port-holder.ts';
import { refuseEmptyWebFolder } from '#server/web-folder.ts';
import { migrate } from '#server/sql/migrate.ts';
import { buildIfStale } from './build-if-stale.ts';
import { isUntouched, seedDemo } from './demo/seed-demo.ts';

const REALMS = ['rostrum', 'academy'];
const isProduction = process.env['NODE_ENV'] === 'production';

/** Application, API, database and identity provider in one process. Says where it is and ends it on a bad setting. */
export async function startAllInOne(): Promise<void> {
  try {
    const config = readSettings();
    const usesEmbeddedIdentity = !process.env['AUTH_SERVER_URL'];
    await refuseTakenPort(config.port, 'PORT');
    if (usesEmbeddedIdentity) await refuseTakenPort(identityPortOf(config), 'IDENTITY_PORT');
    // The folder of the build itself is about to be filled.
    if (process.env['WEB_DIR']) await refuseEmptyWebFolder(config);
    const clock = isProduction ? undefined : movableClock();
    // The database opens in its own thread: what the servers need is loaded meanwhile.
    const [database, catcher, { startServer }, { startIdentity }] = await Promise.all([
      openMigrated(config, clock),
      config.delivery.mail || isProduction ? undefined : catchMails(config),
      import('#server/start-server.ts'),
      import('#identity/start-identity.ts'),
      build(config),
    ]);
    const identity = usesEmbeddedIdentity ? await startIdentity(await identityOptions(config, database)) : undefined;
    const reached = catcher ? withCatcher(config, catcher) : config;
    const app = await startServer(reached, database, { movableClock: clock, inbox: catcher?.inbox });
    endOnSignal([
      () => app.close(),
      () => catcher?.close() ?? Promise.resolve(),
      () => identity?.close() ?? Promise.resolve(),
      () => database.close(),
    ]);
    console.log(welcome(config, database, catcher));
  } catch (error) {
    console.error(explained(error));
    process.exit(1);
  }
}

function readSettings(): Config {
  const { IDENTITY_PORT = '4280' } = process.env;
  if (!port(IDENTITY_PORT)) {
    throw new ConfigProblem(`IDENTITY_PORT must be a port between 1 and 65535, but it is "${IDENTITY_PORT}".`);
  }
  const config = readConfig({
    AUTH_SERVER_URL: `http://localhost:${IDENTITY_PORT}`,
    WEB_DIR: 'dist',
    LOG_LEVEL: 'warn',
    ...process.env,
  });
  if (config.port === Number(IDENTITY_PORT)) throw new ConfigProblem('PORT and IDENTITY_PORT must differ.');
  return config;
}

async function openMigrated({ databaseUrl, dataFolder, tenants }: Config, clock?: MovableClock): Promise<Database> {
  const onError = (error: Error): void => console.error(`database: ${error.message}`);
  const database = await openDatabase({ url: databaseUrl, folder: dataFolder, onError, clock: clock?.now });
  await migrate(database.owner);
  if (await isUntouched(database, tenants)) {
    console.log('First start: writing demo data…');
    await seedDemo(database, tenants);
  }
  return database;
}

/** Without a mail server the embedded one catches what is sent; its code is loaded with it. */
async function catchMails({ dataFolder }: Config): Promise<MailCatcher> {
  const { catchMail } = await import('#server/inbox/catch-mail.ts');
  return catchMail(join(dataFolder, 'mail'), { isProduction });
}

function withCatcher(config: Config, { host, port: at }: MailCatcher): Config {
  const from = { name: 'Rostrum', address: 'rostrum@localhost.localdomain' };
  const mail = { host, port: at, isSecure: false, mustEncrypt: false, login: undefined, from };
  return { ...config, delivery: { ...config.delivery, mail } };
}

/** Nothing is built where another server, such as Vite's, serves the application. */
async function build({ webFolder }: Config): Promise<void> {
  if (webFolder && (await buildIfStale()) === 'built') console.log('The application was built.');
}

async function identityOptions(config: Config, { owner }: Database): Promise<IdentityOptions> {
  const files = REALMS.map((realm) => new URL(`../src/identity/realms/${realm}-realm.json`, import.meta.url));
  return {
    port: identityPortOf(config),
    realmFiles: await Promise.all(files.map(async (file) => JSON.parse(await readFile(file, 'utf8')) as unknown)),
    addresses: {
      ROSTRUM_ORIGIN: process.env['ROSTRUM_ORIGIN'] ?? `http://localhost:${config.port}`,
      ACADEMY_ORIGIN: process.env['ACADEMY_ORIGIN'] ?? `http://academy.localhost:${config.port}`,
    },
    query: (text, parameters = []) => owner.executeQuery<Record<string, unknown>>(CompiledQuery.raw(text, parameters)),
    production: isProduction,
    allowProduction: process.env['ALLOW_EMBEDDED_IDENTITY'] === 'yes',
  };
}

function identityPortOf({ authServerUrl }: Config): number {
  return Number(new URL(authServerUrl).port);
}

function welcome(config: Config, { engine }: Database, catcher: MailCatcher | undefined): string {
  return `
  Rostrum is ready.

    Application   http://localhost:${config.port}
    Second tenant http://academy.localhost:${config.port}
    API           http://localhost:${config.port}${config.basePath}api/docs
    Database      ${engine === 'PGlite' ? `embedded, in ${config.dataFolder}` : 'PostgreSQL'}
    Mails         ${whereMailsGo(config, catcher)}

    Sign in as    super.admin, trainer, instructor or nobody; academy.admin for the second tenant
    Password      rostrum-demo

  Press Ctrl-C to end.
`;
}

function whereMailsGo({ delivery }: Config, catcher: MailCatcher | undefined): string {
  if (catcher) return 'reach nobody; super admins read them under Set-up, Sent mails';
  return delivery.mail ? 'go to the server of SMTP_URL' : 'wait until SMTP_URL is set';
}
