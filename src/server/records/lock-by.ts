import { sql } from 'kysely';
import { wholeOf } from '#model/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { sortColumnOf } from '../sql/columns.ts';
import { columnsOf, withinReach } from './list.ts';

/**
 * The records that have one of these folded texts in a field, by text, with all their fields; locked until the
 * transaction of `scope.db` ends.
 */
export async function lockBy(
  scope: Scope,
  entity: Entity,
  field: Field,
  texts: string[],
): Promise<Map<string, Values[]>> {
  const column = sql.ref(`${entity.name}.${sortColumnOf(field)}`);
  const { rows } = await sql<{ text: string; record: Values }>`
    select item.text, row_to_json(item) as record from (
      select ${column} as text, ${columnsOf(wholeOf(entity))} from ${sql.table(entity.name)}
      where ${withinReach(scope, entity, 'change')} and ${column} = any(${texts}) for no key update
    ) item`.execute(scope.db);
  const byText = new Map<string, Values[]>();
  for (const { text, record } of rows) byText.set(text, [...(byText.get(text) ?? []), record]);
  return byText;
}
