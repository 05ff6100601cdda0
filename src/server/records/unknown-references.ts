import { sql } from 'kysely';
import { entityNamed } from '#model/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { reachOf } from '../sql/reach.ts';
import { withinReach } from './list.ts';

/**
 * References that a foreign key can't guard, to records that do not exist or are out of the caller's reach: message
 * keys by field. Those are the ones in lists, and single ones of callers who do not reach everything.
 */
export async function unknownReferences(scope: Scope, entity: Entity, values: Values): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const field of entity.fields) {
    for (const { to, keys } of referencesIn(scope, field, values[field.name])) {
      if (!(await allExist(scope, entityNamed(to), keys))) errors[field.name] = [`${field.messageKey}.reference`];
    }
  }
  return errors;
}

interface References {
  to: string;
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
  return hints.reference && keys.length > 0 ? [{ to: hints.reference.to, keys: [...new Set(keys)] }] : [];
}

function isReachedByAll(scope: Scope, { hints }: Field): boolean {
  return !hints.reference || !reachOf(scope, entityNamed(hints.reference.to));
}

async function allExist(scope: Scope, entity: Entity, keys: string[]): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from ${sql.table(entity.name)} where ${withinReach(scope, entity)} and key = any(${keys})`.execute(
    scope.db,
  );
  return rows[0]?.found === keys.length;
}
