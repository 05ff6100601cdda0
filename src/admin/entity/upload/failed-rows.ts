import { neutralised } from '#model/csv.ts';
import { REASON_COLUMN, type RefusedFile, type RowMistake } from '#model/upload.ts';

/** Refused rows as a file that can be mended and uploaded again: the template's columns, and the reasons beside them. */
export function failedRowsFile({ rows, columns = [], failed = [] }: RefusedFile, say: (mistake: RowMistake) => string) {
  const lines = failed.map(({ line, cells }) => {
    const reasons = rows.filter((mistake) => mistake.line === line).map(say);
    const padded = columns.map((_, index) => cells[index] ?? '');
    return [...padded, reasons.join('; ')];
  });
  // The byte order mark tells spreadsheets that it is UTF-8.
  const text = `\uFEFF${[[...columns, REASON_COLUMN], ...lines].map(lineOf).join('')}`;
  return new Blob([text], { type: 'text/csv;charset=utf-8' });
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  const text = neutralised(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
