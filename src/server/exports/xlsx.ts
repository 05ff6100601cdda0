import type { SheetData } from 'write-excel-file/node';
import type { Cell } from './rows.ts';

/** An Excel workbook of one sheet; its first row is bold and stays in sight. */
export async function* xlsxOf(rows: AsyncIterable<Cell[]>): AsyncGenerator<Buffer> {
  const sheet: SheetData = [];
  for await (const row of rows) {
    const isHeader = sheet.length === 0;
    sheet.push(row.map((value) => (value === undefined ? null : { value, ...(isHeader ? BOLD : {}) })));
  }
  // A hundred and fifty modules that a server without such an export shall not hold.
  const { default: writeXlsxFile } = await import('write-excel-file/node');
  yield await writeXlsxFile(sheet, { stickyRowsCount: 1 }).toBuffer();
}

const BOLD = { fontWeight: 'bold' } as const;
