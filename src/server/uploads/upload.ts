import { uploadColumnsOf } from '#model/csv.ts';
import type { Entity } from '#model/entity.ts';
import type { Scope } from '../context.ts';
import { Problem } from '../problems.ts';
import { newKey } from '../records/new-key.ts';
import { changesBetween } from '../records/write.ts';
import { createMany, updateMany, type Change } from '../records/write-many.ts';
import { checkRows, type CheckedRow } from './check.ts';
import { decode } from './decode.ts';
import { parseRows } from './parse.ts';

export interface Report {
  total: number;
  created: number;
  updated: number;
  unchanged: number;
}

/**
 * Takes a CSV file in: all of it or none of it; the same file again changes nothing. A dry run only reports.
 * `done` runs in the same transaction with the keys of every row. Throws 400 with every bad row.
 */
export async function upload<More extends object>(
  scope: Scope,
  entity: Entity,
  file: Buffer,
  { isDryRun, done }: { isDryRun: boolean; done: (scope: Scope, keys: string[]) => Promise<More> },
): Promise<Report & More> {
  const columns = uploadColumnsOf(entity);
  const rows = parseRows(decode(file), columns);
  return scope.db.transaction().execute(async (transaction) => {
    const within = { ...scope, db: transaction };
    const checked = await checkRows(within, entity, columns, rows);
    refuseMistakes(checked);
    const created = checked.filter(({ stored }) => !stored).map((row) => ({ key: newKey(scope.now), ...row }));
    const updated = checked.flatMap(({ values, stored }) => changeOf(values, stored));
    const report = { total: rows.length, created: created.length, updated: updated.length };
    const unchanged = report.total - report.created - report.updated;
    const keys = [...created.map(({ key }) => key), ...checked.flatMap(({ stored }) => stored?.['key'] ?? [])].map(
      String,
    );
    if (!isDryRun) {
      await createMany(within, entity, created);
      await updateMany(within, entity, updated);
    }
    return { ...report, unchanged, ...(await done(within, isDryRun ? [] : keys)) };
  });
}

function refuseMistakes(checked: CheckedRow[]): void {
  const rows = checked.flatMap(({ line, mistakes }) => mistakes.map((mistake) => ({ line, ...mistake })));
  if (rows.length > 0) throw new Problem(400, { errors: { FormFile: ['upload.rowsInvalid'] }, rows });
}

function changeOf(values: CheckedRow['values'], stored: CheckedRow['stored']): Change[] {
  if (!stored) return [];
  const changes = changesBetween(stored, values);
  return changes.length > 0 ? [{ stored, changes }] : [];
}
