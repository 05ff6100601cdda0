import { sql } from 'kysely';
import type { Db } from '#server/sql/database.ts';

/**
 * Copies every row of a table so many times, set by set; `changed` says by column what a copy has instead, in SQL that
 * may name the columns and `copy`, which counts from 1.
 */
export async function copyRows(db: Db, table: string, copies: number, changed: Record<string, string>): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped order by attnum`.execute(db);
  const values = rows.map(({ name }) => (changed[name] ? sql.raw(changed[name]) : sql.ref(name)));
  await sql`insert into ${sql.table(table)} select ${sql.join(values)}
    from ${sql.table(table)}, generate_series(1, ${sql.lit(copies)}) copy order by copy, key`.execute(db);
}

/** Drops what is kept up row by row: indexes, and constraints of these kinds. Answers what makes them again, once for all rows. */
export async function dropUpkeep(db: Db, table: string, kinds: readonly ('f' | 'x')[]): Promise<() => Promise<void>> {
  const constraints = await sql<{ drop: string; create: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where conrelid = ${`"${table}"`}::regclass and contype::text = any(${[...kinds]})`.execute(db);
  const indexes = await sql<{ drop: string; create: string }>`
    select format('drop index %I', indexname) as drop, indexdef as create from pg_indexes
    where tablename = ${table} and not exists (select from pg_constraint where conname = indexname)`.execute(db);
  const runAll = async (statements: string[]): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  const upkeep = [...constraints.rows, ...indexes.rows];
  await runAll(upkeep.map(({ drop }) => drop));
  return () => runAll(upkeep.toReversed().map(({ create }) => create));
}
