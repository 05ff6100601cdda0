import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { matches } from '#model/criteria.ts';
import { entities, entityNamed, validateRecord } from '#model/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { columnValues } from '#server/records/write.ts';
import { tableOf } from '#server/sql/table-shape.ts';
import { anyValueOf } from '#scripts/demo/demo-records.ts';
import { onEachEngine } from '../support/api.ts';
import { boundariesOf, hasShown, type Boundary } from '../support/boundaries/boundaries.ts';
import type { Client } from '../support/client.ts';
import type { MakeBodies } from '../support/demo-record.ts';
import { saveable } from '../support/saveable.ts';

/** Demo records that are looked through for one that shows a field. */
const TRIES = 60;

onEachEngine((api) => {
  let bodies: MakeBodies;
  const keys: Record<string, string[]> = {};
  beforeAll(async () => {
    bodies = await api.prepareBodies();
    for (const [target, count] of Object.entries(mostReferences)) {
      const client = await api.as({ roles: ['super-admin'], claims: { sub: `references to ${target}` } });
      for (const body of bodies(entityNamed(target), count)) await client.save(target, body);
    }
    for (const { name } of entities) {
      const rows = await api.database.forTenant('rostrum').selectFrom(name).select('key').execute();
      keys[name] = rows.map(({ key }) => String(key));
    }
  });
  const keysOf = (entity: string) => keys[entity] ?? [];

  const recordThat = (entity: Entity, field: Field, fits: (record: Values) => boolean): Values | undefined => {
    for (let tries = 0; tries < TRIES; tries++) {
      const [body = {}] = bodies(entity, 1);
      const record = { ...body, [field.name]: body[field.name] ?? anyValueOf(field, keys) };
      if (fits(record)) return record;
    }
    return undefined;
  };
  const recordWith =
    (entity: Entity) =>
    (field: Field): Values => {
      const record = recordThat(entity, field, (candidate) => hasShown(field, candidate));
      if (!record)
        throw new Error(`No demo record of ${entity.name} shows ${field.name}: scripts/demo/pools.ts can give one`);
      return record;
    };

  describe.each(saveable.map(({ name }) => entityNamed(name)))('$name', (entity) => {
    // Somebody of their own: all of these together would be more than one person may call.
    const somebody = (claim: string) => api.as({ roles: ['super-admin'], claims: { sub: `${entity.name} ${claim}` } });
    const refusalOf = async (client: Client, record: Values, path: string) => {
      const { status, errors } = await client.post(`/${entity.name}/save`, record);
      return [status, errors[path] ?? errors];
    };

    test('every keyword takes what is just allowed and refuses what is just not: model, server and table', async () => {
      const client = await somebody('limits');
      const boundaries = boundariesOf(entity, { recordWith: recordWith(entity), keysOf });
      expect(boundaries.length).toBeGreaterThan(0);
      // Nothing is left out silently: either both sides are tried, or the reason is written down.
      expect(boundaries.filter(({ allowed, refused, without }) => !(allowed && refused) && !without)).toEqual([]);
      for (const { path, message, allowed } of boundaries.flatMap((one) =>
        one.allowed ? [{ ...one, allowed: one.allowed }] : [],
      )) {
        expect([path, message, validateRecord(entity, allowed).errors]).toEqual([path, message, {}]);
        const { status, errors } = await client.post(`/${entity.name}/save`, allowed);
        expect([path, message, status, errors]).toEqual([path, message, 200, {}]);
      }
      for (const boundary of boundaries.flatMap((one) => (one.refused ? [{ ...one, refused: one.refused }] : []))) {
        const { path, message, refused } = boundary;
        expect([path, validateRecord(entity, refused).errors[path] ?? []]).toEqual([
          path,
          expect.arrayContaining([message]),
        ]);
        expect(await refusalOf(client, refused, path)).toEqual([400, expect.arrayContaining([message])]);
        await expectRefusedByTable(boundary, refused);
      }
    });

    /** A row that is written past the API, where SQL can say the rule; the other rules of the column look away. */
    async function expectRefusedByTable({ constraint, path }: Boundary, refused: Values): Promise<void> {
      const rule = `${entity.name}.${constraint}`;
      const { constraints } = tableOf(entity);
      if (!(rule in constraints)) return;
      const [column = ''] = path.split('.');
      const { after, before, atMost } = entity.fields.find(({ name }) => name === column)?.hints ?? {};
      const written = [column, after, before, atMost].filter((name) => name !== undefined);
      const values = columnValues(entity, Object.fromEntries(written.map((name) => [name, refused[name] ?? null])));
      const sets = Object.entries(values).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
      const others = Object.entries(constraints).filter(
        ([name, check]) => name !== rule && written.some((other) => check.includes(`"${other}"`)),
      );
      const table = sql.table(entity.name);
      const write = api.database.owner.transaction().execute(async (transaction) => {
        for (const [name] of others)
          await sql`alter table ${table} drop constraint ${sql.id(name)}`.execute(transaction);
        await sql`update ${table} set ${sql.join(sets)} where key = ${keysOf(entity.name)[0]}`.execute(transaction);
      });
      await expect(write).rejects.toMatchObject({ constraint: rule });
    }

    test.each(fieldsOf(entity, ({ unique }) => unique))('%s is taken once, whatever its case', async (_, field) => {
      const client = await somebody('unique');
      const taken = recordWith(entity)(field);
      await client.save(entity.name, taken);
      const again = { ...recordWith(entity)(field), [field.name]: String(taken[field.name]).toLowerCase() };
      expect(await refusalOf(client, again, field.name)).toEqual([400, [`${field.messageKey}.unique`]]);
    });

    test.each(fieldsOf(entity, ({ immutable }) => immutable))('%s stays as it was created', async (_, field) => {
      const client = await somebody('immutable');
      const { key } = await client.save(entity.name, recordWith(entity)(field));
      const changed = { key, [field.name]: recordWith(entity)(field)[field.name] };
      const { status, errors } = await client.post(`/${entity.name}/update`, changed);
      expect([status, errors[field.name]]).toEqual([400, [`${field.messageKey}.immutable`]]);
    });

    test.each(fieldsOf(entity, ({ when }) => when))('%s is refused while it is hidden', async (_, field) => {
      const client = await somebody('hidden');
      const { when = {} } = field.hints;
      const hidden = recordThat(entity, field, (record) => !matches(when, record));
      if (!hidden)
        throw new Error(`No demo record of ${entity.name} hides ${field.name}: scripts/demo/pools.ts can give one`);
      expect(validateRecord(entity, hidden).errors[field.name]).toEqual([`${field.messageKey}.hidden`]);
      expect(await refusalOf(client, hidden, field.name)).toEqual([400, [`${field.messageKey}.hidden`]]);
    });
  });
});

/** So many records there must be to refer to too many of them. */
const mostReferences = Object.fromEntries(
  entities
    .flatMap((entity) => entity.fields)
    .filter(({ kind, property }) => kind === 'references' && property.maxItems)
    .map(({ hints, property }) => [hints.reference?.to ?? '', (property.maxItems ?? 0) + 1]),
);

function fieldsOf(entity: Entity, has: (hints: Field['hints']) => unknown): [string, Field][] {
  return entity.fields.filter((field) => !field.readOnly && has(field.hints)).map((field) => [field.name, field]);
}
