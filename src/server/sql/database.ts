import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely';
import { lockFolder } from './folder-lock.ts';
import { openPGlitePool } from './pglite-pool.ts';
import { openPostgresPool } from './postgres-pool.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

/** Tables come from the schemas, so their columns have no static type; `records.ts` and `stores/` know them by field. */
export type Db = Kysely<Record<string, Record<string, unknown>>>;

export interface Database {
  engine: 'PGlite' | 'PostgreSQL';
  /** As the owner of the tables: for migrations, demo data and the embedded identity provider. */
  owner: Db;
  /** As the application's role: row-level security shows it the rows of this tenant only. */
  forTenant(tenant: string): Db;
  /** Throws when the database does not answer. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** A PostgreSQL 15+ server; without it the embedded engine is used. */
  url?: string | undefined;
  /** The embedded engine's folder; without it the data live in memory. */
  folder?: string | undefined;
  onError?: (error: Error) => void;
  /** What states are computed by instead of the database's own clock, where time stands still or is set forward. */
  clock?: (() => Date) | undefined;
}

/** Row-level security is real only for a role that owns nothing: the embedded engine connects as superuser. */
export const APPLICATION_ROLE = 'rostrum_app';

/** A person waits for a request; an index over millions of rows may take its time. */
const REQUEST_PATIENCE_MS = 5000;
const OWNER_PATIENCE_MS = 15 * 60_000;

/** Opens the database. Throws `FolderInUse` when another process holds the folder, a sentence when nothing answers. */
export async function openDatabase({ url, folder, onError = () => {}, clock }: DatabaseOptions): Promise<Database> {
  const unlock = !url && folder ? await lockFolder(folder) : undefined;
  const pool = url ? openPostgresPool(url, { patience: REQUEST_PATIENCE_MS, onError }) : await openPGlitePool(folder);
  const ownerPool = url ? openPostgresPool(url, { patience: OWNER_PATIENCE_MS, onError }) : pool;
  const tenants = new Map<string, Db>();
  const actAs = actingOn(pool, clock);
  const owner = kyselyOn(url ? ownerPool : actAs('none', ''));
  const ping = async (): Promise<void> => void (await sql`select 1`.execute(owner));
  await ping().catch((error: Error & { code?: string }) => {
    throw new Error(`The database can not be reached (${error.message || error.code}).`, { cause: error });
  });
  return {
    engine: url ? 'PostgreSQL' : 'PGlite',
    owner,
    forTenant(tenant) {
      const db = tenants.get(tenant) ?? kyselyOn(actAs(APPLICATION_ROLE, tenant));
      tenants.set(tenant, db);
      return db;
    },
    ping,
    async close() {
      await pool.end();
      if (ownerPool !== pool) await ownerPool.end();
      await unlock?.();
    },
  };
}

function kyselyOn(pool: SqlPool): Db {
  // Kysely's type also asks for cursors, which it uses only when it is told to stream.
  return new Kysely({ dialect: new PostgresDialect({ pool: pool as PostgresPool }) });
}

/** The same connections for every tenant: role and tenant are set only when a connection changes hands. */
function actingOn(pool: SqlPool, clock?: () => Date): (role: string, tenant: string) => SqlPool {
  const actors = new WeakMap<SqlClient, string>();
  return (role, tenant) => ({
    options: {},
    async connect() {
      const client = await pool.connect();
      const actor = `${role} ${tenant}`;
      if (actors.get(client) !== actor) {
        await become(client, role, tenant);
        actors.set(client, actor);
      }
      if (clock) await client.query(`select set_config('rostrum.now', $1, false)`, [clock().toISOString()]);
      return client;
    },
    end: async () => {},
  });
}

async function become(client: SqlClient, role: string, tenant: string): Promise<void> {
  try {
    await client.query(`select set_config('role', $1, false), set_config('rostrum.tenant', $2, false)`, [role, tenant]);
  } catch (error) {
    client.release(true);
    throw error;
  }
}
