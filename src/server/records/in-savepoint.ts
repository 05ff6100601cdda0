import { sql } from 'kysely';
import type { Scope } from '../context.ts';

/** Does a part of a transaction's work: what it throws takes back this part alone, and is thrown on. */
export async function inSavepoint<Done>(scope: Scope, work: (within: Scope) => Promise<Done>): Promise<Done> {
  await sql`savepoint part`.execute(scope.db);
  try {
    const done = await work(scope);
    await sql`release savepoint part`.execute(scope.db);
    return done;
  } catch (error) {
    // Where the way back is broken too, the connection is gone, and the first error says why.
    await sql`rollback to savepoint part`.execute(scope.db).catch(() => {});
    throw error;
  }
}
