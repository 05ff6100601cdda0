import { matchFieldOf, valuesOfRow } from '#model/csv.ts';
import { validateRecord } from '#model/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import { tidy } from '#model/text.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { lockBy } from '../records/lock-by.ts';
import type { Row } from './parse.ts';

/** What is wrong with a row, or how it would change what is stored. */
export interface CheckedRow {
  line: number;
  values: Values;
  stored: Values | undefined;
  mistakes: { column: string; message: string }[];
}

/** Every row with its mistakes, or with the record that it means; `scope.db` must be a transaction, for rows are locked. */
export async function checkRows(scope: Scope, entity: Entity, columns: readonly Field[], rows: Row[]) {
  const match = matchFieldOf(entity);
  const read = rows.map(({ line, cells }) => ({ line, cells, body: valuesOfRow(columns, cells) }));
  const idOf = (values: Values): string => {
    const text = match && values[match.name];
    return typeof text === 'string' ? fold(tidy(text)) : '';
  };
  const stored = match
    ? await lockBy(
        scope,
        entity,
        match,
        read.map(({ body }) => idOf(body)),
      )
    : new Map();
  const seen = new Set<string>();
  return read.map(({ line, cells, body }): CheckedRow => {
    const id = idOf(body);
    const current: Values | undefined = stored.get(id);
    const { values, errors } = validateRecord(entity, body, current);
    const mistakes = Object.entries(errors).flatMap(([column, messages]) => ({ column, message: messages[0] ?? '' }));
    if (cells.length !== columns.length) mistakes.unshift({ column: '', message: 'upload.wrongColumns' });
    if (id && seen.has(id)) mistakes.push({ column: match?.name ?? '', message: 'upload.duplicateRow' });
    seen.add(id);
    return { line, values, stored: current, mistakes };
  });
}
