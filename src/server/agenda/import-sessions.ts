import { sessionColumns } from '#model/agenda/session-columns.ts';
import { valuesOfRow } from '#model/csv.ts';
import type { Entity } from '#model/entity.ts';
import type { RowMistake, UploadReport } from '#model/upload.ts';
import type { FieldErrors } from '#model/validate.ts';
import type { Scope } from '../context.ts';
import { Problem } from '../problems.ts';
import { cellsMissing } from '../uploads/check.ts';
import { decode } from '../uploads/decode.ts';
import { parseRows, type Row } from '../uploads/parse.ts';
import { resolveReferences } from '../uploads/references.ts';
import { countsOf, refusedFile } from '../uploads/report.ts';
import { planEvent, type PlannedSession } from './plan-event.ts';
import { mistakesByLine, withRows, type LinedAgenda, type ReadRow } from './rows-in-agenda.ts';
import { changeSessions, refuseBegun } from './save-event.ts';
import { isUnchanged } from './session-changes.ts';

interface Asked {
  file: Buffer;
  isDryRun: boolean;
}

/**
 * Adds the sessions of a CSV file to an event, all or none; a row with the day and start of a session means that one,
 * so that the same file changes nothing the second time. Throws 400 with every bad row, by line and column.
 */
export async function importSessions(scope: Scope, entity: Entity, key: string, { file, isDryRun }: Asked) {
  const rows = parseRows(decode(file), sessionColumns);
  const { read, mistakes } = await readRows(scope, rows);
  let taken = await takeRows(scope, entity, { key, isDryRun: isDryRun || mistakes.length > 0 }, read);
  mistakes.push(...taken.mistakes);
  while (taken.mistakes.length > 0) {
    // Behind what is wrong with some rows stands what is wrong with others: those are tried without them.
    const bad = new Set(mistakes.map(({ line }) => line));
    const others = read.filter(({ line }) => !bad.has(line));
    taken = await takeRows(scope, entity, { key, isDryRun: true }, others);
    mistakes.push(...taken.mistakes);
  }
  if (mistakes.length > 0 || !taken.report) throw refusedFile(sessionColumns, rows, onePerCell(mistakes));
  return taken.report;
}

interface Taken {
  /** By line and column. */
  mistakes: RowMistake[];
  /** Of rows without mistakes. */
  report?: UploadReport;
}

async function takeRows(
  scope: Scope,
  entity: Entity,
  asked: { key: string; isDryRun: boolean },
  read: ReadRow[],
): Promise<Taken> {
  let agenda: LinedAgenda = { days: [], lines: [] };
  let planned: PlannedSession[] = [];
  try {
    await changeSessions(scope, entity, asked, async (within, event, stored) => {
      agenda = withRows(stored, read);
      planned = await planEvent(within, event, { days: agenda.days }, stored);
      refuseBegun(planned, stored, { now: scope.now, isLaunched: event['launchedAt'] !== null });
      return planned;
    });
  } catch (error) {
    const mistakes = mistakesByLine(errorsOf(error), agenda);
    if (mistakes.length === 0) throw error;
    return { mistakes };
  }
  return { mistakes: [], report: reportOf(planned, agenda, asked.isDryRun) };
}

/** What is found twice is told as it was found first. */
function onePerCell(mistakes: readonly RowMistake[]): RowMistake[] {
  const cellOf = ({ line, column }: RowMistake) => `${line} ${column}`;
  return [...new Map(mistakes.toReversed().map((mistake) => [cellOf(mistake), mistake])).values()].toReversed();
}

/** What rows say, with keys in the place of names; and which of their cells can not be read. */
async function readRows(scope: Scope, rows: Row[]): Promise<{ read: ReadRow[]; mistakes: RowMistake[] }> {
  const bodies = rows.map(({ cells }) => valuesOfRow(sessionColumns, cells));
  const resolved = await resolveReferences(scope, sessionColumns, bodies);
  const mistakes = rows.flatMap((row, index) =>
    [...cellsMissing(row, sessionColumns), ...(resolved[index]?.mistakes ?? [])].map((mistake) => ({
      line: row.line,
      ...mistake,
    })),
  );
  return { read: rows.map(({ line }, index) => ({ line, values: resolved[index]?.values ?? {} })), mistakes };
}

function errorsOf(error: unknown): FieldErrors {
  const { errors = {} } = (error instanceof Problem ? error.body : {}) as { errors?: FieldErrors };
  return errors;
}

/** How many sessions a file makes and changes, and in a dry run which. */
function reportOf(planned: readonly PlannedSession[], { lines }: LinedAgenda, isDryRun: boolean): UploadReport {
  const ofFile = planned.flatMap((one, index) => {
    const line = lines.flat()[index];
    return line === undefined ? [] : { line, change: changeOf(one), name: one.session.title, changes: [] };
  });
  return {
    ...countsOf(ofFile),
    ...(isDryRun && { rows: ofFile.toSorted((one, other) => one.line - other.line) }),
  };
}

function changeOf(planned: PlannedSession): 'create' | 'update' | 'unchanged' {
  if (!planned.before) return 'create';
  return isUnchanged(planned) ? 'unchanged' : 'update';
}
