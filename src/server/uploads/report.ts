import type { Field } from '#model/entity.ts';
import type { PlannedRow, RefusedFile, RowMistake, UploadReport } from '#model/upload.ts';
import { Problem } from '../problems.ts';
import type { Row } from './parse.ts';

/** How many rows a file has, and what they do. */
export function countsOf(planned: readonly Pick<PlannedRow, 'change'>[]): UploadReport {
  const count = (change: PlannedRow['change']) => planned.filter((row) => row.change === change).length;
  const [created, updated, unchanged] = [count('create'), count('update'), count('unchanged')];
  return { total: planned.length, created, updated, unchanged };
}

/** The 400 of a file with mistakes: each by line and column, and the cells of the bad rows. */
export function refusedFile(columns: readonly Field[], rows: readonly Row[], mistakes: readonly RowMistake[]): Problem {
  const bad = new Set(mistakes.map(({ line }) => line));
  const file: RefusedFile = {
    rows: mistakes.toSorted((one, other) => one.line - other.line),
    columns: columns.map(({ name }) => name),
    failed: rows.filter(({ line }) => bad.has(line)).map(({ line, cells }) => ({ line, cells })),
  };
  return new Problem(400, { errors: { FormFile: ['upload.rowsInvalid'] }, ...file });
}
