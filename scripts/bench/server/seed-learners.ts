import { sql } from 'kysely';
import { entityNamed } from '#model/entities.ts';
import { demoRecords } from '#scripts/demo/demo-records.ts';
import { insertMany } from '#server/records/insert-many.ts';
import type { Db } from '#server/sql/database.ts';

export const TENANT = 'rostrum';
export const LEARNERS = 1_000_000;
const SAMPLE = 10_000;
const COPIES = LEARNERS / SAMPLE;
const BATCH = 1000;

const learner = entityNamed('learner');

/** A million learners: ten thousand as demo data makes them, and copies that differ in what must be unique. */
export async function seedLearners(db: Db): Promise<void> {
  const restore = await dropUpkeep(db);
  const records = [...demoRecords(learner, SAMPLE, 1)];
  for (let from = 0; from < records.length; from += BATCH) {
    const batch = { tenant: TENANT, createdById: 'bench', records: records.slice(from, from + BATCH) };
    await insertMany(db, learner, batch);
  }
  await copy(db);
  await restore();
}

/** Everything that tells one copy from the other; the folded columns stay those of their texts. */
const changed: Record<string, string> = {
  key: `substr(key, 1, 13) || lpad(to_hex(copy), 3, '0') || '9' || substr(key, 18)`,
  creationTime: `"creationTime" - copy * interval '1 second'`,
  employeeCode: `"employeeCode" || '-' || copy`,
  employeeCodeFolded: `"employeeCodeFolded" || '-' || copy`,
  email: `copy || '.' || email`,
  emailFolded: `copy || '.' || "emailFolded"`,
};

async function copy(db: Db): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = 'learner'::regclass and attnum > 0 and not attisdropped order by attnum`.execute(db);
  const values = rows.map(({ name }) => (changed[name] ? sql.raw(changed[name]) : sql.ref(name)));
  await sql`insert into learner select ${sql.join(values)} from learner, generate_series(1, ${sql.lit(COPIES - 1)}) copy
    order by copy, learner.key`.execute(db);
}

/** Indexes and foreign keys are made once for all rows, not row by row. */
async function dropUpkeep(db: Db): Promise<() => Promise<void>> {
  const indexes = await sql<{ drop: string; create: string }>`
    select format('drop index %I', indexname) as drop, indexdef as create from pg_indexes
    where tablename = 'learner' and indexname <> 'learner_pkey'`.execute(db);
  const constraints = await sql<{ drop: string; create: string }>`
    select format('alter table learner drop constraint %I', conname) as drop,
      format('alter table learner add constraint %I %s', conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where conrelid = 'learner'::regclass and contype = 'f'`.execute(db);
  const upkeep = [...indexes.rows, ...constraints.rows];
  const runAll = async (statements: string[]): Promise<void> => {
    for (const statement of statements) await sql.raw(statement).execute(db);
  };
  await runAll(upkeep.map(({ drop }) => drop));
  return () => runAll(upkeep.map(({ create }) => create));
}
