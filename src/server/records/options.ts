import { sql } from 'kysely';
import type { Criteria } from '#model/criteria.ts';
import { statusFieldOf, type Entity, type Field } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import type { Option } from '#model/history.ts';
import { MAX_OPTIONS } from '#model/limits.ts';
import type { Scope } from '../context.ts';
import { sortColumnOf } from '../sql/columns.ts';
import { conditionOf, withinReach } from './list.ts';
import { isKey } from './new-key.ts';

export interface OptionsQuery {
  text?: string;
  keys?: string[];
  where?: Criteria;
}

/** At most 50 records as key and name: those of the keys, or those that a reference field's search finds. */
export async function optionsOf(scope: Scope, entity: Entity, query: OptionsQuery, zone: string): Promise<Option[]> {
  const { rows } = await sql<Option>`
    select key as value, ${sql.ref(entity.text.name)} as label from ${sql.table(entity.name)}
    where ${conditionOf(scope, entity, { text: query.text, filter: query.where, zone }, query.keys ? 'name' : 'read')}
      ${query.keys ? sql`and key = any(${query.keys.filter((key) => isKey(key))})` : sql``}
    order by ${sql.ref(sortColumnOf(entity.text))}, key limit ${MAX_OPTIONS}`.execute(scope.db);
  return rows;
}

/** Different values that are looked at; a lookup with more is no lookup. */
const MAX_VALUES = 2000;

/** The values that a lookup field has in active records, at most 50, narrowed by a text that is compared folded. */
export async function valuesOf(scope: Scope, entity: Entity, field: Field, text: string): Promise<Option[]> {
  const column = sql.ref(field.name);
  const { rows } = await sql<{ value: string }>`
    select distinct ${column} as value from ${sql.table(entity.name)}
    where ${withinReach(scope, entity)} and ${column} is not null ${statusFieldOf(entity) ? sql`and status` : sql``}
    order by 1 limit ${MAX_VALUES}`.execute(scope.db);
  const found = rows.filter(({ value }) => fold(value).includes(fold(text)));
  return found.slice(0, MAX_OPTIONS).map(({ value }) => ({ value, label: value }));
}
