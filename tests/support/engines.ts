import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { openDatabase, type Database } from '#server/sql/database.ts';

interface FreshDatabase {
  database: Database;
  /** Connection string of a database on PostgreSQL; undefined for the embedded engine. */
  url: string | undefined;
  /** Closes the database, and drops it where it lives on a server. */
  drop: () => Promise<void>;
}

export interface Engine {
  name: 'PGlite' | 'PostgreSQL';
  /** An empty database that nobody else uses, not yet migrated; states in it are computed by the clock, if given. */
  openFresh: (clock?: () => Date) => Promise<FreshDatabase>;
}

/** The server that `npm test` started, or undefined where there is none: `npm test` says so loudly, and fails in CI. */
export const postgresUrl = process.env['TEST_DATABASE_URL'];

/** What every test of the API runs on. */
export const engines: Engine[] = [
  { name: 'PGlite', openFresh: openFreshPGlite },
  ...(postgresUrl
    ? [{ name: 'PostgreSQL' as const, openFresh: (clock?: () => Date) => openFreshPostgres(postgresUrl, clock) }]
    : []),
];

async function openFreshPGlite(clock?: () => Date): Promise<FreshDatabase> {
  const database = await openDatabase({ clock });
  return { database, url: undefined, drop: () => database.close() };
}

async function openFreshPostgres(server: string, clock?: () => Date): Promise<FreshDatabase> {
  const { url, drop } = await createPostgresDatabase(server);
  const database = await openDatabase({ url, clock });
  return {
    database,
    url,
    async drop() {
      await database.close();
      await drop();
    },
  };
}

/** A database of its own name on the server. */
export async function createPostgresDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(8).toString('hex')}`;
  await execute(server, `create database "${name}"`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => execute(server, `drop database "${name}" with (force)`) };
}

/** Runs one statement on a connection of its own. */
export async function execute(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
