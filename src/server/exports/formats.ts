import { csvOf } from './csv.ts';
import { xlsxOf } from './xlsx.ts';

/** The kinds of files that rows are written to. */
export const formats = {
  csv: { type: 'text/csv; charset=utf-8', write: csvOf },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxOf },
};

export type FileFormat = keyof typeof formats;
