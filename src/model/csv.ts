import type { Entity, Field } from './entity.ts';
import type { FieldKind } from './kinds.ts';
import type { Values } from './values.ts';

/** Records that one upload may hold: specification, section 5. */
export const UPLOAD_MAX_RECORDS = 500;
export const UPLOAD_MAX_BYTES = 2 * 1024 * 1024;

/** Starts that a spreadsheet takes for a formula. */
const FORMULA = /^[=+\-@\t\r\n\0\uFF1D\uFF0B\uFF0D\uFF20]/;

/**
 * A text that no spreadsheet takes for a formula: a leading sign that would start one gets an apostrophe before it.
 * Numbers are left alone; they are not texts.
 */
export function neutralised(text: string): string {
  return FORMULA.test(text) ? `'${text}` : text;
}

/** What a file says in a cell: the apostrophe of an exported formula is taken off again, so that it can be uploaded. */
function unneutralised(text: string): string {
  return text.startsWith("'") && FORMULA.test(text.slice(1)) ? text.slice(1) : text;
}

type Reader = (text: string) => unknown;

const asText: Reader = unneutralised;
/** What is no number or truth value stays the text that it is, for the check to refuse. */
const asNumber: Reader = (text) => (Number.isFinite(Number(text)) ? Number(text) : text);
const asBoolean: Reader = (text) => ({ true: true, false: false })[text.toLowerCase()] ?? text;
const asList: Reader = (text) => text.split('|').map((part) => part.trim());

/** How each kind reads in a file; undefined for kinds that a flat file can't hold. */
const readers = {
  key: undefined,
  text: asText,
  longText: asText,
  email: asText,
  url: asText,
  phone: asText,
  code: asText,
  lookup: asText,
  integer: asNumber,
  decimal: asNumber,
  money: asNumber,
  percentage: asNumber,
  duration: asNumber,
  boolean: asBoolean,
  choice: asText,
  choices: asList,
  date: asText,
  dateTime: asText,
  time: asText,
  reference: asText,
  references: asList,
  object: undefined,
  list: undefined,
  criteria: undefined,
} as const satisfies Record<FieldKind, Reader | undefined>;

/** The columns of an entity's upload, in the template's order: what its schema lists, else all that a file can hold. */
export function uploadColumnsOf(entity: Entity): readonly Field[] {
  if (entity.upload.length > 0) return entity.upload;
  return entity.fields.filter((field) => !field.readOnly && readers[field.kind] !== undefined);
}

/** The field that tells which record a row means: the first that is unique. Undefined where rows can only be added. */
export function matchFieldOf(entity: Entity): Field | undefined {
  return uploadColumnsOf(entity).find((field) => field.hints.unique);
}

/** The header line of an entity's template. */
export function templateOf(entity: Entity): string {
  return `${uploadColumnsOf(entity)
    .map((field) => field.name)
    .join(',')}\r\n`;
}

/** The values of a row, in the order of the columns; an empty cell is no value. */
export function valuesOfRow(columns: readonly Field[], cells: readonly string[]): Values {
  const entries = columns.map((field, index) => {
    const text = cells[index]?.trim() ?? '';
    return [field.name, text === '' ? null : readers[field.kind]?.(text)];
  });
  return Object.fromEntries(entries);
}
