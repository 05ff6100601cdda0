import { sql, type RawBuilder } from 'kysely';
import type { Entity, Field } from '#model/entity.ts';

type Expression = (from: string) => RawBuilder<unknown>;

/** What a schema marks as computed, by `entity.field`; rules of the domain that need other rows or the time. */
const expressions: Record<string, Expression> = {};

/** The expression of a computed field; undefined for one that is stored. Throws when nobody has written it. */
export function computedValueOf(entity: Entity, field: Field, from: string): RawBuilder<unknown> | undefined {
  if (!field.hints.computed) return undefined;
  const expression = expressions[`${entity.name}.${field.name}`];
  if (!expression) throw new Error(`${entity.name}.${field.name} is computed, but sql/computed.ts does not say how`);
  return expression(from);
}

export function column(from: string, name: string): RawBuilder<unknown> {
  return sql.ref(`${from}.${name}`);
}
