import { minorUnitsIn } from './currency.ts';
import type { Entity, Field } from './entity.ts';
import { depthOf } from './json-depth.ts';
import type { FieldKind } from './kinds.ts';
import { MAX_BODY_DEPTH } from './limits.ts';
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

type Reader = (text: string, field: Field) => unknown;

const asText: Reader = (text) => text;
/** What is no number, truth value or JSON stays the text that it is, for the check to refuse. */
const asNumber: Reader = (text) => (Number.isFinite(Number(text)) ? Number(text) : text);
/** Amounts stand in a file as people write them: in rupees, not in paise. */
const asAmount: Reader = (text, { hints }) => minorUnitsIn(text, hints.currency) ?? text;
const asBoolean: Reader = (text) => truths.get(text.toLowerCase()) ?? text;
const truths = new Map([
  ['true', true],
  ['false', false],
]);
/** Several values in one cell are separated by bars. */
const asList: Reader = (text) => text.split('|').map((part) => part.trim());
const asJson: Reader = (text) => {
  if (depthOf(text) > MAX_BODY_DEPTH) return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** How each kind reads in a file. A reference is the code or name of its record: `uploads/references.ts` looks it up. */
const readers = {
  key: asText,
  text: asText,
  longText: asText,
  email: asText,
  url: asText,
  phone: asText,
  zone: asText,
  country: asText,
  code: asText,
  lookup: asText,
  integer: asNumber,
  decimal: asNumber,
  money: asAmount,
  percentage: asNumber,
  duration: asNumber,
  boolean: asBoolean,
  choice: asText,
  choices: asList,
  date: asText,
  dateTime: asText,
  time: asText,
  recurrence: asText,
  reference: asText,
  references: asList,
  object: asJson,
  list: asJson,
  criteria: asJson,
} as const satisfies Record<FieldKind, Reader>;

/** The columns of an entity's upload, in the template's order: what its schema lists, else all that may be written. */
export function uploadColumnsOf(entity: Entity): readonly Field[] {
  const listed = entity.upload.length > 0 ? entity.upload : entity.fields;
  return listed.filter((field) => !field.readOnly);
}

/**
 * The field that tells which record a row means: the first that is unique. Undefined where rows can only be added, for
 * keys are nothing that people write; a row that says the same as a record then means that record.
 */
export function matchFieldOf(entity: Entity): Field | undefined {
  return uploadColumnsOf(entity).find((field) => field.hints.unique);
}

/** The header line of an entity's template. */
export function templateOf(entity: Entity): string {
  return headerOf(uploadColumnsOf(entity));
}

/** The header line of a file with these columns. */
export function headerOf(columns: readonly Field[]): string {
  return `${columns.map((field) => field.name).join(',')}\r\n`;
}

/** The values of a row, in the order of the columns; an empty cell is no value. */
export function valuesOfRow(columns: readonly Field[], cells: readonly string[]): Values {
  const entries = columns.map((field, index) => {
    const text = unneutralised(cells[index]?.trim() ?? '');
    return [field.name, text === '' ? null : readers[field.kind](text, field)];
  });
  return Object.fromEntries(entries);
}
