import { entities } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { Tenant } from '#server/config.ts';
import type { Database } from '#server/sql/database.ts';
import { demoRecords, type Keys } from '#scripts/demo/demo-records.ts';
import { seedDemo } from '#scripts/demo/seed-demo.ts';

/** Bodies of valid demo records of any entity, without what the server fills in; never the same one twice. */
export type MakeBodies = (entity: Entity, count: number) => Values[];

const SEEDED = 3;

/** More than any test asks for; a body is made when it is asked for. */
const MANY = 100_000;

/** Puts some demo records of every entity into a tenant, so that bodies can refer to them. */
export async function prepareBodies(database: Database, tenant: Tenant): Promise<MakeBodies> {
  await seedDemo(database, [tenant], { counts: Object.fromEntries(entities.map(({ name }) => [name, SEEDED])) });
  const known: Keys = {};
  const records = new Map<string, Values>();
  for (const { name } of entities) {
    const rows = await database.forTenant(tenant.id).selectFrom(name).selectAll().execute();
    const active = rows.filter(({ status }) => status !== false);
    known[name] = active.map(({ key }) => String(key));
    for (const row of active) records.set(String(row['key']), row);
  }
  const made = new Map<string, Iterator<Values>>();
  const recordsOf = (entity: Entity) => {
    const others = { known: structuredClone(known), records };
    const bodies = made.get(entity.name) ?? demoRecords(entity, MANY, 1, others);
    if (!made.has(entity.name)) for (let skipped = 0; skipped < SEEDED; skipped++) bodies.next();
    made.set(entity.name, bodies);
    return bodies;
  };
  return (entity, count) => Array.from({ length: count }, () => bodyOf(entity, recordsOf(entity).next().value));
}

/** References to the entity itself are left out: they would point at demo records that nobody has saved. */
function bodyOf({ name: entity, fields }: Entity, record: Values): Values {
  const written = fields.filter(
    ({ name, readOnly, hints }) => !readOnly && name in record && hints.reference?.to !== entity,
  );
  return Object.fromEntries(written.map(({ name }) => [name, record[name]]));
}
