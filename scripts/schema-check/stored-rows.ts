import { sql } from 'kysely';
import { createCheckCompiler } from '#model/check-compiler.ts';
import { attributesOf, readEntity, type Entity } from '#model/entity.ts';
import { validate, type Rules, type ValuesCheck } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import { valuesSchemaOf } from '#model/variants.ts';
import type { EntitySchema } from '#model/vocabulary.ts';
import type { Db } from '#server/sql/database.ts';

/** Rows that the rules of the schemas would refuse, by message key such as `holiday.name.maxLength`. */
export interface BrokenRows {
  entity: string;
  message: string;
  count: number;
  /** How many rows the entity has. */
  of: number;
  /** The key of one of them. */
  example: string;
}

const BATCH = 1000;

/** Checks every row that the tenant has stored, also under the former names of entities and fields. */
export async function brokenRowsOf(db: Db, schemas: readonly EntitySchema[]): Promise<BrokenRows[]> {
  const entities = schemas.map((schema) => readEntity(schema));
  const attributes = entities.flatMap((entity) => attributesOf(entity));
  const compiler = createCheckCompiler();
  const broken: BrokenRows[] = [];
  for (const [index, schema] of schemas.entries()) {
    const entity = entities[index];
    const table = await tableThere(db, schema['x-resource'].name, schema['x-resource'].was);
    if (!entity || !table) continue;
    const check = compiler.compile(valuesSchemaOf(schema)) as unknown as ValuesCheck;
    broken.push(...(await brokenIn(db, table, { entity, check, attributes })));
  }
  return broken;
}

async function tableThere(db: Db, ...names: (string | undefined)[]): Promise<string | undefined> {
  const wanted = names.filter((name) => name !== undefined);
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where tablename in (${sql.join(wanted)})`.execute(db);
  return rows[0]?.name;
}

async function brokenIn(db: Db, table: string, rules: Rules & { entity: Entity }): Promise<BrokenRows[]> {
  const found = new Map<string, BrokenRows>();
  let of = 0;
  for (let last = '', size = BATCH; size === BATCH;) {
    const rows = await batchAfter(db, table, last);
    for (const row of rows) note(found, rules, row);
    size = rows.length;
    of += size;
    last = rows.at(-1)?.key ?? '';
  }
  return [...found.values()].map((broken) => ({ ...broken, of }));
}

interface Row {
  key: string;
  values: Values;
}

async function batchAfter(db: Db, table: string, key: string): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select key, to_jsonb(item) as values from ${sql.table(table)} item where key > ${key} order by key limit ${BATCH}`.execute(
    db,
  );
  return rows;
}

function note(found: Map<string, BrokenRows>, rules: Rules & { entity: Entity }, { key, values }: Row): void {
  const { errors } = validate(rules, bodyOf(rules.entity, values));
  for (const message of Object.values(errors).flat()) {
    const broken = found.get(message) ?? {
      entity: rules.entity.name,
      message,
      count: 0,
      of: 0,
      example: key,
    };
    found.set(message, { ...broken, count: broken.count + 1 });
  }
}

/** What somebody would send to save the row as it is; a field that the table does not have yet gets its default. */
function bodyOf({ fields }: Entity, row: Values): Values {
  const written = fields.filter(({ readOnly }) => !readOnly);
  return Object.fromEntries(
    written.map(({ name, hints: { was = '' }, property }) => {
      if (name in row) return [name, row[name]];
      return [name, row[was] ?? property.default ?? null];
    }),
  );
}
