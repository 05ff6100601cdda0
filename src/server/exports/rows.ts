import { neutralised } from '#model/csv.ts';
import { entityNamed } from '#model/entities.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { Messages } from '#model/messages.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { recordsOf } from '../records/list.ts';
import { namesOf } from '../records/names-of.ts';
import { cellOf, type Cell } from './cells.ts';

interface Exported {
  keys: readonly string[];
  columns: readonly Field[];
  texts: Messages;
}

const BATCH = 500;

/** The header and then the rows of the records, batch by batch, so that a long export stays small in memory. */
export async function* exportedRows(
  scope: Scope,
  entity: Entity,
  { keys, columns, texts }: Exported,
): AsyncGenerator<Cell[]> {
  yield columns.map(({ messageKey, title }) => neutralised(texts[`${messageKey}.label`] ?? title));
  for (let from = 0; from < keys.length; from += BATCH) {
    const records = await recordsOf(scope, entity, keys.slice(from, from + BATCH));
    const names = await namesReferredTo(scope, columns, records);
    for (const record of records) {
      yield columns.map((field) => cellOf(field, record[field.name], { texts, names }));
    }
  }
}

/** Keys tell records of all entities apart. */
async function namesReferredTo(scope: Scope, columns: readonly Field[], records: readonly Values[]) {
  const found = columns.map(async ({ name, hints: { reference } }) => {
    const keys = new Set(records.flatMap((record) => [record[name]].flat()).filter((key) => typeof key === 'string'));
    return reference ? [...(await namesOf(scope, entityNamed(reference.to), [...keys]))] : [];
  });
  return new Map((await Promise.all(found)).flat());
}
