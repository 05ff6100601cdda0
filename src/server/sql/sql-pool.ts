/** What Kysely's PostgreSQL dialect needs of a pool; pg's own pool and the embedded engine both are one. */
export interface SqlPool {
  options: object;
  connect(): Promise<SqlClient>;
  end(): Promise<void>;
}

export interface SqlClient {
  query<Row>(sql: string, parameters: readonly unknown[]): Promise<SqlResult<Row>>;
  release(destroy?: boolean): void;
}

export interface SqlResult<Row> {
  command: 'UPDATE' | 'DELETE' | 'INSERT' | 'SELECT' | 'MERGE' | 'COMMIT' | 'ROLLBACK';
  rowCount: number;
  rows: Row[];
}

/**
 * Begins a statement that PostgreSQL shall parse and plan once per connection: for hot ones, of which there are few
 * texts, and whose best plan is the same whatever their parameters are.
 */
export const PREPARED = '/* prepared */';

export function isPrepared(statement: string): boolean {
  return statement.startsWith(PREPARED);
}

/** The database can't answer now, but may later: answered as 503. */
export class Unavailable extends Error {
  override name = 'Unavailable';
}
