import { neutralised } from '#model/csv.ts';
import { inMajorUnits } from '#model/currency.ts';
import type { Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';
import type { Messages } from '#model/messages.ts';

/** A date is a day, at midnight in UTC. */
export type Cell = string | number | boolean | Date | undefined;

/** What cells say instead of what is stored. */
export interface Words {
  texts: Messages;
  /** What the records that are referred to are called, by key. */
  names: ReadonlyMap<string, string>;
}

/** A value of a record as a list shows it, as far as a spreadsheet can calculate with it; no text is a formula. */
export function cellOf(field: Field, value: unknown, words: Words): Cell {
  if (value === null || value === undefined) return undefined;
  const cell = cells[field.kind](value, field, words);
  return typeof cell === 'string' ? neutralised(cell) : cell;
}

type ToCell = (value: unknown, field: Field, words: Words) => Cell;

const asItIs: ToCell = (value) =>
  typeof value === 'number' || typeof value === 'string' ? value : JSON.stringify(value);

const inWords: ToCell = (value, { name, messageKey }, { texts }) =>
  [value]
    .flat()
    .map((one) => {
      const word = String(one);
      const general = name === 'status' ? 'status' : 'boolean';
      return texts[`${messageKey}.${word}`] ?? texts[`${general}.${word}`] ?? word;
    })
    .join(', ');

const byName: ToCell = (value, _field, { names }) =>
  [value]
    .flat()
    .flatMap((key) => names.get(String(key)) ?? [])
    .join(', ');

/** How each kind stands in an exported file. */
const cells = {
  key: asItIs,
  text: asItIs,
  longText: asItIs,
  email: asItIs,
  url: asItIs,
  phone: asItIs,
  zone: asItIs,
  country: asItIs,
  code: asItIs,
  lookup: asItIs,
  integer: asItIs,
  decimal: asItIs,
  money: (value, { hints }) => inMajorUnits(Number(value), hints.currency),
  percentage: asItIs,
  duration: asItIs,
  boolean: inWords,
  choice: inWords,
  choices: inWords,
  date: (value) => new Date(`${String(value)}T00:00:00Z`),
  dateTime: asItIs,
  time: asItIs,
  recurrence: asItIs,
  reference: byName,
  references: byName,
  object: asItIs,
  list: asItIs,
  criteria: asItIs,
} as const satisfies Record<FieldKind, ToCell>;
