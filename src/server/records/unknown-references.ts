import { sql } from 'kysely';
import { entityNamed } from '#model/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { FieldErrors, Values } from '#model/validate.ts';
import type { Scope } from '../context.ts';

/**
 * References that a foreign key can't guard, those in lists, to records that do not exist: message keys by field.
 * Single references are guarded by the database itself.
 */
export async function unknownReferences(scope: Scope, entity: Entity, values: Values): Promise<FieldErrors> {
  const errors: FieldErrors = {};
  for (const field of entity.fields) {
    for (const { to, keys } of referencesIn(field, values[field.name])) {
      if (!(await allExist(scope, entityNamed(to), keys))) errors[field.name] = [`${field.messageKey}.reference`];
    }
  }
  return errors;
}

interface References {
  to: string;
  keys: string[];
}

function referencesIn(field: Field, value: unknown): References[] {
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

async function allExist({ db, tenant }: Scope, entity: Entity, keys: string[]): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from ${sql.table(entity.name)} where tenant = ${tenant.id} and key = any(${keys})`.execute(
    db,
  );
  return rows[0]?.found === keys.length;
}
