import { fields, type BenchField } from '../form-fields.ts';

const valueOf: Record<BenchField['kind'], (row: number) => unknown> = {
  text: (row) => `Text of row ${row}`,
  integer: (row) => row % 1000,
  choice: (row) => ['Draft', 'Open', 'Running', 'Finished', 'Closed'][row % 5],
  boolean: (row) => row % 2 === 0,
  date: (row) => `2026-01-${String((row % 28) + 1).padStart(2, '0')}`,
};

export const columns = fields.slice(0, 12);

/** A thousand records of twelve columns. */
export const records = Array.from({ length: 1000 }, (_, row) => ({
  id: String(row),
  ...Object.fromEntries(columns.map(({ name, kind }) => [name, valueOf[kind](row)])),
}));
