import { neutralised } from '#model/csv.ts';

/** Rows as a CSV file in which no cell is a formula. */
export function csvFile(rows: readonly (readonly string[])[]): Blob {
  // The byte order mark tells spreadsheets that it is UTF-8.
  return new Blob([`\uFEFF${rows.map(lineOf).join('')}`], { type: 'text/csv;charset=utf-8' });
}

function lineOf(cells: readonly string[]): string {
  return `${cells.map(quoted).join(',')}\r\n`;
}

function quoted(cell: string): string {
  const text = neutralised(cell);
  return /[",;\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
