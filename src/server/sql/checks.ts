import { isDerived, type Field } from '#model/entity.ts';
import type { PropertySchema } from '#model/vocabulary.ts';
import { columnByKind } from './columns.ts';

type Condition = (column: string, limit: never, field: Field) => string;

/** What SQL can say of a property's keywords; null satisfies all of them, as it does in the model. */
const conditions: Partial<Record<keyof PropertySchema, Condition>> = {
  minLength: (column, limit: number) => `char_length(${column}) >= ${limit}`,
  maxLength: (column, limit: number) => `char_length(${column}) <= ${limit}`,
  minimum: (column, limit: number) => `${column} >= ${limit}`,
  maximum: (column, limit: number) => `${column} <= ${limit}`,
  exclusiveMinimum: (column, limit: number) => `${column} > ${limit}`,
  exclusiveMaximum: (column, limit: number) => `${column} < ${limit}`,
  multipleOf: (column, step: number) => `mod(${column}, ${step}) = 0`,
  enum: (column, values: string[]) => `${column} in (${values.map(quoted).join(', ')})`,
  minItems: (column, limit: number, field) => `${itemsIn(column, field)} >= ${limit}`,
  maxItems: (column, limit: number, field) => `${itemsIn(column, field)} <= ${limit}`,
};

const orders = { after: '>', before: '<', atMost: '<=' } as const;

/**
 * The conditions of a field's column by the keyword that they hold: the last wall behind the checks of the model, for
 * rows that come in another way. Forms and conditions on other fields are the model's alone.
 */
export function checksOf(field: Field, fields: readonly Field[]): Record<string, string> {
  if (field.readOnly) return {};
  const column = `"${field.name}"`;
  const checks = Object.entries(conditions).flatMap(([keyword, condition]) => {
    const limit = field.property[keyword as keyof PropertySchema];
    return limit === undefined ? [] : [[keyword, condition(column, limit as never, field)]];
  });
  const items = field.property.items?.enum;
  if (items) checks.push(['enum', `${column} <@ array[${items.map(quoted).join(', ')}]`]);
  for (const [rule, operator] of Object.entries(orders)) {
    const other = fields.find(({ name }) => name === field.hints[rule as keyof typeof orders]);
    if (other && !isDerived(other.hints)) checks.push([rule, `${column} ${operator} "${other.name}"`]);
  }
  return Object.fromEntries(checks);
}

function itemsIn(column: string, { kind }: Field): string {
  return columnByKind[kind].type === 'jsonb' ? `jsonb_array_length(${column})` : `cardinality(${column})`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
