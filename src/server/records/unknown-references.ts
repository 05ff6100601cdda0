import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import type { Criteria } from '#model/criteria.ts';
import { entityNamed } from '#model/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { FieldErrors } from '#model/validate.ts';
import { offeredBy } from '#model/offered.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { reachOf } from '../sql/reach.ts';
import { conditionOf } from './list.ts';

/**
 * References that a foreign key can't guard, to records that do not exist, are out of the caller's reach or are not
 * those that the schema offers: message keys by field. What the stored record points at already is not asked again.
 */
export async function unknownReferences(
  scope: Scope,
  entity: Entity,
  values: Values,
  stored: Values = {},
): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const field of entity.fields) {
    const before = referencesIn(scope, field, stored);
    const isKept = (one: References, key: string) =>
      before.some(({ keys, where }) => keys.includes(key) && isDeepStrictEqual(where, one.where));
    for (const one of referencesIn(scope, field, { ...stored, ...values })) {
      const chosen = one.keys.filter((key) => !isKept(one, key));
      if (!(await allExist(scope, entityNamed(one.to), chosen, one.where)))
        errors[field.name] = [`${field.messageKey}.reference`];
    }
  }
  return errors;
}

interface References {
  to: string;
  where: Criteria | undefined;
  keys: string[];
}

/** What a field of a record points at; a list of records is looked into. */
function referencesIn(scope: Scope, field: Field, record: Values): References[] {
  const value = record[field.name];
  if (field.kind === 'reference') return isReachedByAll(scope, field) ? [] : referencesOf(field, [value], record);
  if (field.kind === 'references') return referencesOf(field, Array.isArray(value) ? value : [], record);
  const records = [value].flat().filter((one): one is Values => typeof one === 'object' && one !== null);
  return field.fields
    .filter(({ kind }) => kind === 'reference')
    .flatMap((within) => records.flatMap((one) => referencesOf(within, [one[within.name]], one)));
}

function referencesOf({ hints }: Field, values: unknown[], beside: Values): References[] {
  const keys = values.filter((key) => typeof key === 'string');
  if (!hints.reference || keys.length === 0) return [];
  const { to } = hints.reference;
  return [{ to, where: offeredBy(hints.reference, beside), keys: [...new Set(keys)] }];
}

function isReachedByAll(scope: Scope, { hints }: Field): boolean {
  return (
    !hints.reference ||
    (!hints.reference.where && !hints.reference.sharing && !reachOf(scope, entityNamed(hints.reference.to)))
  );
}

async function allExist(scope: Scope, entity: Entity, keys: string[], where?: Criteria): Promise<boolean> {
  return keys.length === 0 || (await keysThatExist(scope, entity, keys, where)).size === keys.length;
}

/** Those of the keys that are records within the caller's reach which satisfy the criteria. */
export async function keysThatExist(scope: Scope, entity: Entity, keys: readonly string[], where?: Criteria) {
  const condition = conditionOf(scope, entity, { filter: where, zone: 'UTC' });
  const { rows } = await sql<{ key: string }>`
    select key from ${sql.table(entity.name)} where ${condition} and key = any(${[...keys]})`.execute(scope.db);
  return new Set(rows.map(({ key }) => key));
}
