import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { CompiledQuery, sql } from 'kysely';
import { Migrator, type Migration } from 'kysely/migration';
import type { Db } from './database.ts';
import type { MigrationStep } from './migration-steps.ts';

export const MIGRATIONS = join(import.meta.dirname, 'migrations');

/**
 * Brings the tables to the newest form: forward only, each migration in a transaction, under a lock that lets one of
 * several servers do it. `upTo` stops at a migration's name. Throws what the failing statement threw.
 */
export async function migrate(db: Db, upTo?: string): Promise<string[]> {
  if (!upTo && (await isCurrent(db))) return [];
  const migrator = new Migrator({ db, provider: { getMigrations: readMigrations } });
  const { error, results = [] } = await (upTo ? migrator.migrateTo(upTo) : migrator.migrateToLatest());
  if (error) throw error instanceof Error ? error : new Error(JSON.stringify(error));
  return results.filter(({ status }) => status === 'Success').map(({ migrationName }) => migrationName);
}

/** Asked first, for looking at every table again costs more than the rest of a start. */
async function isCurrent(db: Db): Promise<boolean> {
  const newest = (await migrationFiles()).at(-1)?.replace('.ts', '');
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name desc limit 1`
    .execute(db)
    .catch(() => ({ rows: [] }));
  return rows[0]?.name === newest;
}

async function migrationFiles(): Promise<string[]> {
  return (await readdir(MIGRATIONS)).filter((file) => file.endsWith('.ts')).toSorted();
}

async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations = (await migrationFiles()).map(async (file) => {
    const { statements } = (await import(join(MIGRATIONS, file))) as { statements: MigrationStep[] };
    return [file.replace('.ts', ''), { up: (db: Db) => runAll(db, statements) }] as const;
  });
  return Object.fromEntries(await Promise.all(migrations));
}

async function runAll(db: Db, steps: MigrationStep[]): Promise<void> {
  for (const step of steps) await (typeof step === 'string' ? db.executeQuery(CompiledQuery.raw(step)) : step(db));
}
