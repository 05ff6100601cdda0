import type { PlannedRow, RefusedFile, UploadReport } from '#model/upload.ts';
import { uploadColumnsOf } from '#model/csv.ts';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { Problem } from '../problems.ts';
import { newKey } from '../records/new-key.ts';
import { changesBetween, refusing } from '../records/write.ts';
import { createMany, updateMany } from '../records/write-many.ts';
import { checkRows, type CheckedRow } from './check.ts';
import { decode } from './decode.ts';
import { parseRows } from './parse.ts';

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
    inTransaction(scope, isDryRun, async (within) => {
      const checked = await checkRows(within, entity, columns, rows);
      refuseMistakes(
        checked,
        columns.map(({ name }) => name),
      );
      const planned = checked.map((row) => planOf(row, entity));
      const keys = await write(within, entity, checked, planned);
      return {
        ...reportOf(planned),
        ...(isDryRun && { rows: planned.map((row) => readable(row, entity)) }),
        ...(await done?.(within, keys)),
      };
    }),
  );
}

/** What a dry run has done is undone: so it tells of everything that only the database knows, too. */
async function inTransaction<Done>(scope: Scope, isDryRun: boolean, work: (within: Scope) => Promise<Done>) {
  const db = await scope.db.startTransaction().execute();
  try {
    const outcome = await work({ ...scope, db });
    await (isDryRun ? db.rollback() : db.commit()).execute();
    return outcome;
  } catch (error) {
    if (!db.isRolledBack && !db.isCommitted) await db.rollback().execute();
    throw error;
  }
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

function reportOf(planned: PlannedRow[]): UploadReport {
  const count = (change: PlannedRow['change']) => planned.filter((row) => row.change === change).length;
  const [created, updated, unchanged] = [count('create'), count('update'), count('unchanged')];
  return { total: planned.length, created, updated, unchanged };
}

function refuseMistakes(checked: CheckedRow[], columns: string[]): void {
  const bad = checked.filter(({ mistakes }) => mistakes.length > 0);
  if (bad.length === 0) return;
  const rows = bad.flatMap(({ line, mistakes }) => mistakes.map((mistake) => ({ line, ...mistake })));
  const failed = bad.map(({ line, cells }) => ({ line, cells }));
  const refused: RefusedFile = { rows, columns, failed };
  throw new Problem(400, { errors: { FormFile: ['upload.rowsInvalid'] }, ...refused });
}
