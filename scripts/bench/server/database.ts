import { sql } from 'kysely';
import { openDatabase } from '#server/sql/database.ts';
import { migrate } from '#server/sql/migrate.ts';
import { findPostgres } from '#tests/support/find-postgres.ts';
import { startPostgres } from '#tests/support/postgres.ts';
import { LEARNERS, seedLearners } from './seed-learners.ts';

export interface FilledDatabase {
  url: string;
  stop: () => Promise<void>;
}

/**
 * A PostgreSQL with a million learners. `BENCH_DATABASE_URL` names one to use instead of a fresh one: what an earlier
 * run filled is used again. Throws a sentence where there is no PostgreSQL.
 */
export async function openFilledDatabase(): Promise<FilledDatabase> {
  const { BENCH_DATABASE_URL } = process.env;
  const { url, stop } = BENCH_DATABASE_URL ? { url: BENCH_DATABASE_URL, stop: async () => {} } : await startFresh();
  const database = await openDatabase({ url });
  await migrate(database.owner);
  const { rows } = await sql<{ learners: number }>`select count(*) as learners from learner`.execute(database.owner);
  if ((rows[0]?.learners ?? 0) < LEARNERS) await seedLearners(database.owner);
  await sql`vacuum analyze learner`.execute(database.owner);
  await database.close();
  return { url, stop };
}

async function startFresh(): Promise<FilledDatabase> {
  const programs = await findPostgres();
  if ('missing' in programs) throw new Error(programs.missing);
  return startPostgres(programs.found);
}
