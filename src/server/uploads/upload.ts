import type { PlannedRow, UploadReport } from '#model/upload.ts';
import { uploadColumnsOf } from '#model/csv.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { circlesAmong } from '../records/circles.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { newKey } from '../records/new-key.ts';
import { changesBetween, refusing } from '../records/write.ts';
import { createMany, updateMany } from '../records/write-many.ts';
import { checkRows, mistakesIn, type CheckedRow } from './check.ts';
import { decode } from './decode.ts';
import { parseRows } from './parse.ts';
import { countsOf, refusedFile } from './report.ts';

interface Options {
  isDryRun: boolean;
  /** Runs in the same transaction with the keys of every row. */
  done?: (scope: Scope, keys: string[]) => Promise<Pick<UploadReport, 'mapped'>>;
}

/**
 * Takes a CSV file in: all of it or none of it; the same file again changes nothing. A dry run only reports, row by row.
 * Throws 400 with every bad row.
 */
export async function upload(
  scope: Scope,
  entity: Entity,
  file: Buffer,
  { isDryRun, done }: Options,
): Promise<UploadReport> {
  const columns = uploadColumnsOf(entity);
  const rows = parseRows(decode(file), columns);
  return refusing(entity, () =>
    inTransaction(scope, { isDryRun }, async (within) => {
      const checked = await checkRows(within, entity, columns, rows);
      refuseMistakes(columns, checked);
      const planned = checked.map((row) => planOf(row, entity));
      const keys = await write(within, entity, checked, planned);
      refuseMistakes(columns, await withCircles(within, entity, checked, planned));
      return {
        ...countsOf(planned),
        ...(isDryRun && { rows: planned.map((row) => readable(row, entity)) }),
        ...(await done?.(within, keys)),
      };
    }),
  );
}

/** Writes what is planned; answers the keys of all rows. */
async function write(scope: Scope, entity: Entity, checked: CheckedRow[], planned: PlannedRow[]): Promise<string[]> {
  const created = checked.flatMap(({ values, stored }) => (stored ? [] : { key: newKey(scope.now), values }));
  const known = checked.flatMap(({ stored }, index) => {
    return stored ? { stored, changes: planned[index]?.changes ?? [] } : [];
  });
  const updated = known.filter(({ changes }) => changes.length > 0);
  await createMany(scope, entity, created);
  await updateMany(scope, entity, updated);
  return [...created.map(({ key }) => key), ...known.map(({ stored }) => String(stored['key']))];
}

/** The rows with what only shows when all of them are written: who belongs to itself now. */
async function withCircles(scope: Scope, entity: Entity, checked: CheckedRow[], planned: PlannedRow[]) {
  const written = checked.map(({ stored }, index) => ({
    key: String(stored?.['key']),
    changes: stored ? (planned[index]?.changes ?? []) : [],
  }));
  const circles = await circlesAmong(scope, entity, written);
  return checked.map((row, index) => ({ ...row, mistakes: mistakesIn(circles.get(written[index]?.key ?? '') ?? {}) }));
}

function planOf({ line, values, stored }: CheckedRow, { text }: Entity): PlannedRow {
  const changes = changesBetween(stored ?? {}, values);
  const after: Values = { ...stored, ...values };
  const called = after[text.name];
  const name = typeof called === 'string' ? called : '';
  if (!stored) return { line, change: 'create', name, changes };
  return { line, change: changes.length > 0 ? 'update' : 'unchanged', name, changes };
}

/** Without what a change also does to fields that the caller may not read. */
function readable(row: PlannedRow, { fields }: Entity): PlannedRow {
  return { ...row, changes: row.changes.filter(({ field }) => fields.some(({ name }) => name === field)) };
}

function refuseMistakes(columns: readonly Field[], checked: readonly CheckedRow[]): void {
  const mistakes = checked.flatMap((row) => row.mistakes.map((mistake) => ({ line: row.line, ...mistake })));
  if (mistakes.length > 0) throw refusedFile(columns, checked, mistakes);
}
