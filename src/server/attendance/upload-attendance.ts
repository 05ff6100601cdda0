import { placeOf, saysTheSame, type MarkValue } from '#model/attendance.ts';
import { valuesOfRow } from '#model/csv.ts';
import { fold } from '#model/fold.ts';
import { whyMarkWrong } from '#model/rules/why-mark-wrong.ts';
import { tidy } from '#model/text.ts';
import type { PlannedRow, RowMistake, UploadReport } from '#model/upload.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { cellsMissing } from '../uploads/check.ts';
import { decode } from '../uploads/decode.ts';
import { parseRows, type Row } from '../uploads/parse.ts';
import { countsOf, refusedFile } from '../uploads/report.ts';
import { attendanceColumnsOf, markColumnsOf } from './attendance-columns.ts';
import { saveMarks, scheduledIn, whyColumnClosed } from './mark-attendance.ts';
import { markOf, wordsOf } from './mark-in-words.ts';
import type { Register } from './register-of.ts';
import { withRegister, type OpenRegister } from './with-register.ts';

interface Asked {
  /** Of the event. */
  key: string;
  file: Buffer;
  isDryRun: boolean;
}

/** What a row would change: marks with the columns that they stand in. */
interface Read {
  line: number;
  name: string;
  changes: { column: string; value: MarkValue; before: MarkValue | undefined }[];
  mistakes: RowMistake[];
}

/**
 * Takes the marks of a CSV file over, all or none; an empty cell says nothing, so that the same file changes nothing the
 * second time. Throws 404, and 400 with every bad row.
 */
export async function uploadAttendance(scope: Scope, { key, file, isDryRun }: Asked): Promise<UploadReport> {
  const text = decode(file);
  return withRegister(scope, { key, isDryRun }, async (within, open) => {
    const columns = attendanceColumnsOf(open.register);
    const rows = parseRows(text, columns);
    const read = readRows(open, rows);
    const mistakes = read.flatMap((row) => row.mistakes);
    if (mistakes.length > 0) throw refusedFile(columns, rows, mistakes);
    await saveMarks(
      within,
      open,
      read.flatMap(({ changes }) => changes.map(({ value }) => value)),
    );
    const planned = read.map((row) => plannedOf(row));
    return { ...countsOf(planned), ...(isDryRun && { rows: planned }) };
  });
}

function readRows(open: OpenRegister, rows: readonly Row[]): Read[] {
  const { register } = open;
  const columns = attendanceColumnsOf(register);
  const byCode = new Map(register.learners.map((learner) => [fold(learner.employeeCode), learner]));
  const above = new Set<string>();
  return rows.map((row): Read => {
    const cells = valuesOfRow(columns, row.cells);
    const code = fold(tidy(textIn(cells, 'employeeCode')));
    const learner = byCode.get(code);
    const message = whyNotOne(code, learner !== undefined, above.has(code));
    above.add(code);
    const said = learner && message === undefined ? readMarks(open, learner.nominationKey, cells, row.line) : none;
    const own = message === undefined ? [] : [{ column: 'employeeCode', message }];
    const mistakes = [...cellsMissing(row, columns), ...own].map((mistake) => ({ line: row.line, ...mistake }));
    return {
      line: row.line,
      name: learner?.name ?? '',
      changes: said.changes,
      mistakes: [...mistakes, ...said.mistakes],
    };
  });
}

const none: Pick<Read, 'changes' | 'mistakes'> = { changes: [], mistakes: [] };

function whyNotOne(code: string, isThere: boolean, isRepeated: boolean): string | undefined {
  if (code === '') return 'validation.required';
  if (!isThere) return 'attendance.notConfirmed';
  return isRepeated ? 'upload.duplicateRow' : undefined;
}

/** The marks of a row that are other than what is kept. */
function readMarks(open: OpenRegister, nominationKey: string, cells: Values, line: number) {
  const read: Pick<Read, 'changes' | 'mistakes'> = { changes: [], mistakes: [] };
  for (const { field, sessionKey } of markColumnsOf(open.register)) {
    const text = textIn(cells, field.name);
    if (text === '') continue;
    const before = open.marks.find((mark) => placeOf(mark) === placeOf({ nominationKey, sessionKey }));
    const value = valueOf(text, { nominationKey, sessionKey, note: before?.note ?? null });
    if (value && before && saysTheSame(value, before)) continue;
    const [message] = whyValueRefused(open.register, value);
    if (message !== undefined) read.mistakes.push({ line, column: field.name, message });
    else if (value) read.changes.push({ column: field.name, value, before });
  }
  return read;
}

/** What a cell says of a place, whose note stays; undefined where nobody can read it. */
function valueOf(text: string, place: Pick<MarkValue, 'nominationKey' | 'sessionKey' | 'note'>): MarkValue | undefined {
  const said = markOf(text);
  return said && { ...place, ...said };
}

function whyValueRefused(register: Register, value: MarkValue | undefined): string[] {
  if (!value) return ['attendance.file.mark'];
  const { sessionKey } = value;
  const wrong = Object.values(whyMarkWrong(value, scheduledIn(register, sessionKey))).flat();
  return [...whyColumnClosed(register, sessionKey), ...wrong];
}

function plannedOf({ line, name, changes }: Read): PlannedRow {
  return {
    line,
    name,
    change: changes.length > 0 ? 'update' : 'unchanged',
    changes: changes.map(({ column, value, before }) => ({
      field: column,
      from: before ? wordsOf(before) : null,
      to: wordsOf(value),
    })),
  };
}

function textIn(cells: Values, name: string): string {
  const text = cells[name];
  return typeof text === 'string' ? text : '';
}
