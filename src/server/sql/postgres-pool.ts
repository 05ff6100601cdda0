import { DatabaseError, Pool, types, type PoolClient } from 'pg';
import { isPrepared, Unavailable, type SqlClient, type SqlPool, type SqlResult } from './sql-pool.ts';
import { typeParsers } from './type-parsers.ts';

/** More connections than this lose a fifth of the throughput of two cores; see docs/decisions. */
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;

interface PoolOptions {
  /** Milliseconds after which a statement is given up. */
  patience: number;
  onError: (error: Error) => void;
}

/** Connections to a PostgreSQL server. A cut or stalled connection fails its query, never the process. */
export function openPostgresPool(url: string, { patience, onError }: PoolOptions): SqlPool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: patience,
    statement_timeout: patience,
    types: {
      getTypeParser: (id, format) => typeParsers[id] ?? types.getTypeParser(id, format),
    },
  });
  // Without a listener an idle connection that is cut ends the whole process.
  pool.on('error', onError);
  pool.on('connect', (client: PoolClient) => client.on('error', onError));
  const clients = new WeakMap<PoolClient, SqlClient>();
  return {
    options: {},
    async connect() {
      const connection = await pool.connect();
      const client = clients.get(connection) ?? clientOn(connection);
      clients.set(connection, client);
      return client;
    },
    end: () => pool.end(),
  };
}

/**
 * A connection that failed in another way than by PostgreSQL's own word may still owe an answer:
 * it takes no further statement, and is closed instead of going back to the pool.
 */
function clientOn(connection: PoolClient): SqlClient {
  let isBroken = false;
  return {
    async query<Row>(sql: string, parameters: readonly unknown[]) {
      if (isBroken) throw new Unavailable('The connection to the database is broken');
      try {
        const statement = { text: sql, values: [...parameters], name: nameOf(sql) };
        return (await connection.query(statement)) as unknown as SqlResult<Row>;
      } catch (error) {
        isBroken = !(error instanceof DatabaseError);
        throw error;
      }
    },
    release: (destroy = false) => connection.release(destroy || isBroken),
  };
}

const names = new Map<string, string>();

/** The name under which each connection keeps a prepared statement; undefined for one that is planned every time. */
function nameOf(statement: string): string | undefined {
  if (!isPrepared(statement)) return undefined;
  const name = names.get(statement) ?? `prepared-${names.size + 1}`;
  names.set(statement, name);
  return name;
}
