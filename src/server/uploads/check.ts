import { isDeepStrictEqual } from 'node:util';
import { matchFieldOf, valuesOfRow } from '#model/csv.ts';
import { validateRecord } from '#model/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import { tidy } from '#model/text.ts';
import type { RowMistake } from '#model/upload.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { lockBy } from '../records/lock-by.ts';
import { unknownReferences } from '../records/unknown-references.ts';
import type { Row } from './parse.ts';
import { resolveReferences } from './references.ts';

type Mistake = Omit<RowMistake, 'line'>;

/** What is wrong with a row, or how it would change what is stored. */
export interface CheckedRow extends Row {
  values: Values;
  stored: Values | undefined;
  mistakes: Mistake[];
}

/** Every row with its mistakes, or with the record that it means; `scope.db` must be a transaction, for rows are locked. */
export async function checkRows(scope: Scope, entity: Entity, columns: readonly Field[], rows: Row[]) {
  const bodies = rows.map(({ cells }) => valuesOfRow(columns, cells));
  const read = await resolveReferences(scope, columns, bodies);
  const recordOf = await findRecords(scope, entity, columns, bodies);
  const isTaken = await findTaken(scope, entity, columns, bodies);
  const checked: CheckedRow[] = [];
  for (const [index, row] of rows.entries()) {
    const { values: body = {}, mistakes: references = [] } = read[index] ?? {};
    const stored = recordOf(body);
    const { values, errors } = validateRecord(entity, body, stored);
    const mistakes = [...references, ...notYetIn(references, errors), ...isTaken(body, stored)];
    if (mistakes.length === 0) mistakes.push(...mistakesIn(await unknownReferences(scope, entity, values, stored)));
    const isSame = stored && saysTheSame(stored, values, columns);
    const misfit = cellsMissing(row, columns);
    // In a row with a cell too many those behind it stand in wrong columns: what they say there helps nobody.
    checked.push({ ...row, values: isSame ? {} : values, stored, mistakes: misfit.length > 0 ? misfit : mistakes });
  }
  return checked;
}

/** A row with more or fewer cells than there are columns. */
export function cellsMissing({ cells }: Row, columns: readonly Field[]): Mistake[] {
  return cells.length === columns.length ? [] : [{ column: '', message: 'upload.wrongColumns' }];
}

/** A column whose reference leads nowhere has one mistake, not two. */
function notYetIn(references: Mistake[], errors: FieldErrors): Mistake[] {
  return mistakesIn(errors).filter(({ column }) => !references.some((mistake) => mistake.column === column));
}

/** The first mistake of each field. */
export function mistakesIn(errors: FieldErrors): Mistake[] {
  return Object.entries(errors).map(([column, [message = '']]) => ({ column, message }));
}

/** Finds the record that a row means: by the field that rows match by, else one that says in all columns what the row says. */
async function findRecords(scope: Scope, entity: Entity, columns: readonly Field[], bodies: Values[]) {
  const match = matchFieldOf(entity);
  const isUnmatched = (body: Values) => !match || textIn(body, match) === '';
  const matched = match ? await lockBy(scope, entity, match, textsOf(bodies, match)) : new Map<string, Values[]>();
  const namesakes = await lockBy(scope, entity, entity.text, textsOf(bodies.filter(isUnmatched), entity.text));
  return (body: Values): Values | undefined => {
    if (match && !isUnmatched(body)) return matched.get(textIn(body, match))?.[0];
    const { values } = validateRecord(entity, body);
    return namesakes.get(textIn(body, entity.text))?.find((record) => saysTheSame(record, values, columns));
  };
}

function saysTheSame(record: Values, values: Values, columns: readonly Field[]): boolean {
  return columns.every(({ name }) => isDeepStrictEqual(record[name] ?? null, values[name] ?? null));
}

/** Tells the unique values of a row that another record has, or a row above it. */
async function findTaken(scope: Scope, entity: Entity, columns: readonly Field[], bodies: Values[]) {
  const uniques = columns.filter(({ hints }) => hints.unique);
  const held = new Map<Field, Map<string, Values[]>>();
  for (const field of uniques) held.set(field, await lockBy(scope, entity, field, textsOf(bodies, field)));
  const above = new Set<string>();
  return (body: Values, stored: Values | undefined): Mistake[] =>
    uniques.flatMap((field) => {
      const text = textIn(body, field);
      const id = `${field.name} ${text}`;
      if (text === '') return [];
      if (above.has(id)) return [{ column: field.name, message: 'upload.duplicateRow' }];
      above.add(id);
      const [holder] = held.get(field)?.get(text) ?? [];
      const isFree = !holder || holder['key'] === stored?.['key'];
      return isFree ? [] : [{ column: field.name, message: `${field.messageKey}.unique` }];
    });
}

function textsOf(bodies: Values[], field: Field): string[] {
  return bodies.map((body) => textIn(body, field)).filter((text) => text !== '');
}

function textIn(values: Values, { name }: Field): string {
  const text = values[name];
  return typeof text === 'string' ? fold(tidy(text)) : '';
}
