import { sql } from 'kysely';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { toJsonColumn } from '../sql/columns.ts';
import type { Db } from '../sql/database.ts';
import { columnValues } from './write.ts';

/** Records that already have their common fields. */
export interface Batch {
  tenant: string;
  createdById: string;
  records: readonly Values[];
}

/** Inserts records in one statement, without audit and without validation: for demo data and checked imports. */
export async function insertMany(db: Db, entity: Entity, { tenant, createdById, records }: Batch): Promise<void> {
  const rows = records.map((record) => ({ tenant, createdById, ...columnValues(entity, record, toJsonColumn) }));
  const table = sql.table(entity.name);
  await sql`insert into ${table} select * from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::jsonb)`.execute(
    db,
  );
}
