import { sql, type RawBuilder } from 'kysely';
import { fieldNamed, isDerived, isFolded, type Entity, type Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';
import { computedValueOf } from './computed.ts';

interface Column {
  type: string;
  /** How the column reads on the wire; without it as PostgreSQL writes it to JSON. */
  toJson?: (column: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** One collation, or the two engines would sort differently. */
const TEXT = 'text collate "C"';

/** The column of each kind. */
export const columnByKind = {
  key: { type: TEXT },
  text: { type: TEXT },
  longText: { type: TEXT },
  email: { type: TEXT },
  url: { type: TEXT },
  phone: { type: TEXT },
  zone: { type: TEXT },
  country: { type: TEXT },
  code: { type: TEXT },
  lookup: { type: TEXT },
  integer: { type: 'integer' },
  decimal: { type: 'numeric' },
  money: { type: 'bigint' },
  percentage: { type: 'numeric' },
  duration: { type: 'integer' },
  boolean: { type: 'boolean' },
  choice: { type: TEXT },
  choices: { type: 'text[]' },
  date: { type: 'date' },
  dateTime: {
    type: 'timestamptz',
    toJson: (column) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
  time: { type: TEXT },
  recurrence: { type: TEXT },
  reference: { type: TEXT },
  references: { type: 'text[]' },
  object: { type: 'jsonb' },
  list: { type: 'jsonb' },
  criteria: { type: 'jsonb' },
} as const satisfies Record<FieldKind, Column>;

/** The value as a driver parameter. */
export function toColumn(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return columnByKind[field.kind].type === 'jsonb' ? JSON.stringify(value) : value;
}

/** The value inside a JSON parameter, from which PostgreSQL reads whole rows at once. */
export function toJsonColumn(_field: Field, value: unknown): unknown {
  return value;
}

/** The expression of a field in a JSON answer; `from` is the entity's table or a query with its columns. */
export function jsonOf(entity: Entity, field: Field, from: string): RawBuilder<unknown> {
  const value = valueOf(entity, field, from);
  const column: Column = columnByKind[field.kind];
  return sql`${column.toJson?.(value) ?? value} as ${sql.ref(field.name)}`;
}

/** The value of a field: its column, the referenced record's, or what is computed. */
export function valueOf(entity: Entity, field: Field, from: string = entity.name): RawBuilder<unknown> {
  if (field.hints.through) return throughReference(entity, field.hints.through, from, (name) => name);
  return computedValueOf(entity, field, from) ?? sql.ref(`${from}.${field.name}`);
}

/** The folded text of a field, to be searched and sorted by. */
export function foldedValueOf(entity: Entity, field: Field, from: string = entity.name): RawBuilder<unknown> {
  if (field.hints.through) return throughReference(entity, field.hints.through, from, foldedName);
  return sql.ref(`${from}.${foldedColumnOf(field)}`);
}

function throughReference(entity: Entity, path: string, from: string, nameOf: (name: string) => string) {
  const [reference = '', name = ''] = path.split('.');
  const { to = '' } = fieldNamed(entity.fields, reference, entity.name).hints.reference ?? {};
  return sql`(select held.${sql.ref(nameOf(name))} from ${sql.table(to)} held
    where held.tenant = ${sql.ref(`${from}.tenant`)} and held.key = ${sql.ref(`${from}.${reference}`)})`;
}

/** The column that keeps a field's folded text beside it. */
export function foldedColumnOf({ name }: Field): string {
  return foldedName(name);
}

function foldedName(name: string): string {
  return `${name}Folded`;
}

/** The column that decides the order: people expect "Äpfel" beside "apple". */
export function sortColumnOf(field: Field): string {
  return isFolded(field) ? foldedColumnOf(field) : field.name;
}

/** What rows are ordered by where a reference is asked for: what the other record, whose `text` names it, is called. */
export function sortNameOf(entity: Entity, reference: Field, text: Field): RawBuilder<unknown> {
  return throughReference(entity, `${reference.name}.${text.name}`, entity.name, () => sortColumnOf(text));
}

/** What the rows are ordered by: the column, or the value that is derived. */
export function sortValueOf(entity: Entity, field: Field): RawBuilder<unknown> {
  if (!isDerived(field.hints)) return sql.ref(`${entity.name}.${sortColumnOf(field)}`);
  const isText = field.dataType === 'string' && field.hints.through !== undefined;
  return isText ? foldedValueOf(entity, field) : valueOf(entity, field);
}
