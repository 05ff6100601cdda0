import { sql } from 'kysely';
import { fold } from '#model/fold.ts';
import type { Db } from './database.ts';

/** A statement, or what SQL alone can't say. */
export type MigrationStep = string | ((db: Db) => Promise<void>);

/** Stops the migration where stored rows satisfy `condition` (SQL over the table's columns), and says how many and which. */
export function refuseRows(table: string, condition: string, reason: string): MigrationStep {
  return async (db) => {
    const { rows } = await sql<{ count: number; examples: string[] | null }>`
      select count(*)::integer as count, (array_agg(tenant || '/' || key order by tenant, key))[1:5] as examples
      from ${sql.table(table)} where ${sql.raw(condition)}`.execute(db);
    const [{ count, examples } = { count: 0, examples: [] }] = rows;
    if (count === 0) return;
    const which = `${count === 1 ? '1 row' : `${count} rows`} of "${table}"`;
    throw new Error(
      `${which} stored before would break the schema. ${reason}. ` +
        `For example ${(examples ?? []).join(', ')}. Nothing was migrated.`,
    );
  };
}

const BATCH = 1000;

/** Fills the folded column of texts that were stored before it was there. */
export function fillFolded(table: string, column: string): MigrationStep {
  return async (db) => {
    for (let filled = BATCH; filled === BATCH;) filled = await fillSome(db, table, column, `${column}Folded`);
  };
}

async function fillSome(db: Db, table: string, column: string, folded: string): Promise<number> {
  const { rows } = await sql<{ tenant: string; key: string; text: string }>`
    select tenant, key, ${sql.ref(column)} as text from ${sql.table(table)}
    where ${sql.ref(column)} is not null and ${sql.ref(folded)} is null limit ${BATCH}`.execute(db);
  const texts = rows.map(({ text, ...row }) => ({ ...row, folded: fold(text) }));
  await sql`update ${sql.table(table)} target set ${sql.ref(folded)} = source.folded
    from jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as source (tenant text, key text, folded text)
    where target.tenant = source.tenant and target.key = source.key`.execute(db);
  return rows.length;
}
