import { DatabaseError, Pool, types, type PoolClient } from 'pg';
import { Unavailable, type SqlClient, type SqlPool, type SqlResult } from './sql-pool.ts';
import { typeParsers } from './type-parsers.ts';

/** More connections than this lose a fifth of the throughput of two cores; see docs/decisions. */
const CONNECTIONS = 10;
const CONNECT_TIMEOUT_MS = 5000;
const QUERY_TIMEOUT_MS = 20_000;

/** Connections to a PostgreSQL server. A cut or stalled connection fails its query, never the process. */
export function openPostgresPool(url: string, onError: (error: Error) => void): SqlPool {
  const pool = new Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    statement_timeout: QUERY_TIMEOUT_MS,
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
        return (await connection.query(sql, [...parameters])) as unknown as SqlResult<Row>;
      } catch (error) {
        isBroken = !(error instanceof DatabaseError);
        throw error;
      }
    },
    release: (destroy = false) => connection.release(destroy || isBroken),
  };
}
