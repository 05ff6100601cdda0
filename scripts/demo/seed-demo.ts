import { sql } from 'kysely';
import { entities } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/validate.ts';
import type { Tenant } from '#server/config.ts';
import { insertMany } from '#server/records/insert-many.ts';
import type { Database } from '#server/sql/database.ts';
import { demoRecords, type Keys } from './demo-records.ts';

/** Records per entity that a newcomer finds; other entities get `others`. */
const usual: Record<string, number> = { learner: 640, 'learning-environment': 24, holiday: 8 };
const others = 12;
const BATCH = 1000;

/** Every entity after those that it refers to. */
const referencedFirst = entities.reduce<Entity[]>((order, entity) => withReferenced(order, entity), []);

function withReferenced(order: Entity[], entity: Entity): Entity[] {
  if (order.includes(entity)) return order;
  const targets = entity.fields
    .flatMap((field) => [field, ...field.fields])
    .flatMap(({ hints }) => hints.reference?.to ?? []);
  const others = entities.filter(({ name }) => targets.includes(name) && name !== entity.name);
  return [...others.reduce(withReferenced, order), entity];
}

const CREATOR = '00000000-0000-4000-8000-000000000000';

/** Whether nobody has ever written to this database. */
export async function isUntouched({ owner }: Database): Promise<boolean> {
  const { rows } = await sql<{ isUsed: boolean }>`
    select exists (select from audit) or exists (select from learner) as "isUsed"`.execute(owner);
  return !rows[0]?.isUsed;
}

/** Fills every entity of the tenants; `counts` says how many of which. Same seed, same records. */
export async function seedDemo(
  database: Database,
  tenants: readonly Tenant[],
  { counts = usual, seed = 1 }: { counts?: Record<string, number>; seed?: number } = {},
): Promise<void> {
  for (const [index, tenant] of tenants.entries()) {
    const known: Keys = {};
    for (const entity of referencedFirst) {
      const count = counts[entity.name] ?? usual[entity.name] ?? others;
      await insertAll(database, tenant, entity, demoRecords(entity, count, seed + index, known));
    }
  }
}

async function insertAll(
  { owner }: Database,
  tenant: Tenant,
  entity: Entity,
  records: Iterable<Values>,
): Promise<void> {
  let batch: Values[] = [];
  const flush = async (): Promise<void> => {
    if (batch.length > 0) await insertMany(owner, entity, { tenant: tenant.id, createdById: CREATOR, records: batch });
    batch = [];
  };
  for (const record of records) {
    if (batch.push(record) === BATCH) await flush();
  }
  await flush();
}
