import { sql, type RawBuilder } from 'kysely';
import { isFolded, type Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';

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
  code: { type: TEXT },
  lookup: { type: TEXT },
  integer: { type: 'integer' },
  decimal: { type: 'numeric' },
  boolean: { type: 'boolean' },
  choice: { type: TEXT },
  date: { type: 'date' },
  dateTime: {
    type: 'timestamptz',
    toJson: (column) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
  reference: { type: TEXT },
  criteria: { type: 'jsonb' },
} as const satisfies Record<FieldKind, Column>;

/** The value as a driver parameter. */
export function toColumn(field: Field, value: unknown): unknown {
  if (value === undefined || value === null) return null;
  return columnByKind[field.kind].type === 'jsonb' ? JSON.stringify(value) : value;
}

/** The expression of a field in a JSON answer. */
export function jsonOf(field: Field, table: string): RawBuilder<unknown> {
  const reference = sql.ref(`${table}.${field.name}`);
  const column: Column = columnByKind[field.kind];
  return sql`${column.toJson?.(reference) ?? reference} as ${sql.ref(field.name)}`;
}

/** The column that keeps a field's folded text beside it. */
export function foldedColumnOf(field: Field): string {
  return `${field.name}Folded`;
}

/** The column that decides the order: people expect "Äpfel" beside "apple". */
export function sortColumnOf(field: Field): string {
  return isFolded(field) ? foldedColumnOf(field) : field.name;
}
