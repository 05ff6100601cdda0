import { stringify } from 'csv-stringify/sync';
import type { Cell } from './cells.ts';

/** CSV with the byte order mark that spreadsheets need to see UTF-8, and the line ends of RFC 4180. */
export async function* csvOf(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield '\uFEFF';
  for await (const row of rows) yield stringify([row], { record_delimiter: '\r\n', cast });
}

const cast = { boolean: String, date: (day: Date) => day.toISOString().slice(0, 10) };
