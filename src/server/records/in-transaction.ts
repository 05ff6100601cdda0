import type { Scope } from '../context.ts';

interface Options {
  /** Everything is tried, and nothing is kept: so a dry run tells of what only the database knows, too. */
  isDryRun?: boolean | undefined;
}

/**
 * Does some work in one transaction and answers what it comes to; what it throws takes everything back. Within another
 * transaction it is a part of that one, which whoever began it ends.
 */
export async function inTransaction<Done>(
  scope: Scope,
  { isDryRun = false }: Options,
  work: (within: Scope) => Promise<Done>,
): Promise<Done> {
  if (scope.db.isTransaction) return work(scope);
  const db = await scope.db.startTransaction().execute();
  try {
    const outcome = await work({ ...scope, db });
    await (isDryRun ? db.rollback() : db.commit()).execute();
    return outcome;
  } catch (error) {
    // Where the way back is broken too, the connection is gone, and the first error says why.
    if (!db.isRolledBack && !db.isCommitted)
      await db
        .rollback()
        .execute()
        .catch(() => {});
    throw error;
  }
}
