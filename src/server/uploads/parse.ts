import { CsvError, parse } from 'csv-parse/sync';
import { UPLOAD_MAX_RECORDS } from '#model/csv.ts';
import type { Field } from '#model/entity.ts';
import { REASON_COLUMN } from '#model/upload.ts';
import { invalid, Problem } from '../problems.ts';

/** One record of a file. Lines count from 1, the header included. */
export interface Row {
  line: number;
  cells: string[];
}

const DELIMITERS = [',', ';', '\t'];
const MAX_RECORD_CHARACTERS = 64 * 1024;

/**
 * The records below the header. The header must be the template's, in its order; commas, semicolons or tabs separate.
 * Refused rows that were mended come back with the reasons as their last column, which says nothing any more.
 * Throws 'Upload Instructions Invalid.' for another header and for more than 500 records, and names a broken line.
 */
export function parseRows(text: string, columns: readonly Field[]): Row[] {
  const header = headerOf(text);
  const names = columns.map((field) => field.name);
  const headers = DELIMITERS.flatMap((delimiter) => [
    { delimiter, titles: names },
    { delimiter, titles: [...names, REASON_COLUMN] },
  ]);
  const found = headers.find(({ delimiter, titles }) => titles.join(delimiter) === header);
  if (!found) throw instructionsInvalid();
  const hasReasons = found.titles.length > names.length;
  const rows = read(text, found.delimiter)
    .slice(1)
    .map(({ line, cells }) => ({ line, cells: hasReasons ? withoutReason(cells, names.length) : cells }));
  if (rows.length === 0 || rows.length > UPLOAD_MAX_RECORDS) throw instructionsInvalid();
  return rows;
}

function headerOf(text: string): string {
  return (/^[^\r\n]*/.exec(text)?.[0] ?? '')
    .replaceAll('"', '')
    .replaceAll(/\s*([,;\t])\s*/g, '$1')
    .trim();
}

function withoutReason(cells: string[], columns: number): string[] {
  return cells.length === columns + 1 ? cells.slice(0, columns) : cells;
}

function read(text: string, delimiter: string): Row[] {
  try {
    const records = parse(text, {
      delimiter,
      record_delimiter: ['\r\n', '\n', '\r'],
      bom: true,
      info: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      // The check names a row with more or fewer cells, beside all other mistakes.
      relax_column_count: true,
      max_record_size: MAX_RECORD_CHARACTERS,
      // The header, and one more than allowed: that is enough to know.
      to: UPLOAD_MAX_RECORDS + 2,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => ({ line: info.lines - lineEndsIn(record), cells: record }));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines: line = 1 } = error as { lines?: number };
    const message = error.code === 'CSV_MAX_RECORD_SIZE' ? 'common.tooLarge' : 'upload.lineBroken';
    throw new Problem(400, { errors: { FormFile: [message] }, rows: [{ line, column: '', message }] });
  }
}

/** A cell in quotes may span lines; a record is named by its first. */
function lineEndsIn(cells: string[]): number {
  return cells.join('').match(/\r\n|\n|\r/g)?.length ?? 0;
}

function instructionsInvalid(): Problem {
  return invalid({ FormFile: ['upload.instructionsInvalid'] });
}
