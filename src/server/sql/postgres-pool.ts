import { Pool, types, type PoolClient } from 'pg';
import type { SqlPool } from './sql-pool.ts';
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
  return pool;
}
