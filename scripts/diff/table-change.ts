import { fieldNamed, isFolded, type Entity, type Field } from '#model/entity.ts';
import { foldedColumnOf } from '#server/sql/columns.ts';
import type { TableShape } from '#server/sql/table-shape.ts';

/** One table as it is, renames already done, and as its schema wants it. */
export interface TableChange {
  old: TableShape;
  table: TableShape;
  entity: Entity;
}

/** The fields whose columns the table had, folded ones not counted. */
export function storedFieldsOf({ columns }: TableShape): string[] {
  return Object.keys(columns).filter((column) => !isCompanion(column, columns));
}

/** Whether it is a column there that only keeps another one's folded text. */
export function isCompanion(column: string, columns: TableShape['columns']): boolean {
  return column in columns && column.endsWith('Folded') && column.replace(/Folded$/, '') in columns;
}

/** The field that an index or a constraint belongs to, and what it is for: `holiday.name.sort`. */
export function ownerOf(id: string): { field: string; purpose: string } {
  const [, field = '', purpose = ''] = id.split('.');
  return { field, purpose };
}

/** The field of a column; undefined for the columns that no schema names. */
export function fieldOf({ entity }: TableChange, column: string): Field | undefined {
  return entity.fields.some(({ name }) => name === column) ? fieldNamed(entity.fields, column, entity.name) : undefined;
}

/** The column that keeps the folded text of a field that is folded. */
export function companionOf(field: Field | undefined): string | undefined {
  return field && isFolded(field) ? foldedColumnOf(field) : undefined;
}
