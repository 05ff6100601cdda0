import { sql } from 'kysely';
import type { Criteria } from '#model/criteria.ts';
import { entityNamed } from '#model/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { FieldErrors } from '#model/validate.ts';
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
    const kept = new Set(referencesIn(scope, field, stored[field.name]).flatMap(({ keys }) => keys));
    for (const { to, where, keys } of referencesIn(scope, field, values[field.name])) {
      const chosen = keys.filter((key) => !kept.has(key));
      if (!(await allExist(scope, entityNamed(to), chosen, where)))
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

function referencesIn(scope: Scope, field: Field, value: unknown): References[] {
  if (field.kind === 'reference') return isReachedByAll(scope, field) ? [] : referencesOf(field, [value]);
  if (field.kind === 'references') return referencesOf(field, Array.isArray(value) ? value : []);
  const records = [value].flat().filter((record): record is Values => typeof record === 'object' && record !== null);
  return field.fields.flatMap((within) =>
    within.kind === 'reference'
      ? referencesOf(
          within,
          records.map((record) => record[within.name]),
        )
      : [],
  );
}

function referencesOf({ hints }: Field, values: unknown[]): References[] {
  const keys = values.filter((key) => typeof key === 'string');
  if (!hints.reference || keys.length === 0) return [];
  const { to, where } = hints.reference;
  return [{ to, where, keys: [...new Set(keys)] }];
}

function isReachedByAll(scope: Scope, { hints }: Field): boolean {
  return !hints.reference || (!hints.reference.where && !reachOf(scope, entityNamed(hints.reference.to)));
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
