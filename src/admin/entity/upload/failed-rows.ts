import { REASON_COLUMN, type RefusedFile, type RowMistake } from '#model/upload.ts';
import { csvFile } from '../csv-file.ts';

/** Refused rows as a file that can be mended and uploaded again: the template's columns, and the reasons beside them. */
export function failedRowsFile({ rows, columns = [], failed = [] }: RefusedFile, say: (mistake: RowMistake) => string) {
  const lines = failed.map(({ line, cells }) => {
    const reasons = rows.filter((mistake) => mistake.line === line).map(say);
    const padded = columns.map((_, index) => cells[index] ?? '');
    return [...padded, reasons.join('; ')];
  });
  return csvFile([[...columns, REASON_COLUMN], ...lines]);
}
