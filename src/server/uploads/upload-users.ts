import { valuesOfRow } from '#model/csv.ts';
import { entityNamed } from '#model/entities.ts';
import { launchUserColumns } from '#model/launch-users.ts';
import { startOfDay } from '#model/time/day.ts';
import type { PlannedRow, RowMistake, UploadReport } from '#model/upload.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { recordsOf } from '../records/list.ts';
import { keysThatExist } from '../records/unknown-references.ts';
import { learnersInReach } from '../stores/audience.ts';
import { assign, assignedAmong, reportAccess } from '../stores/launch-users.ts';
import { zoneOf } from '../stores/user-settings.ts';
import { cellsMissing } from './check.ts';
import { decode } from './decode.ts';
import { parseRows, type Row } from './parse.ts';
import { resolveReferences } from './references.ts';
import { countsOf, refusedFile } from './report.ts';
import { isCalendarDate } from '#model/time/time-texts.ts';

const learner = entityNamed('learner');

interface Asked {
  file: Buffer;
  isDryRun: boolean;
}

interface User {
  line: number;
  learnerKey: string;
  /** An instant: the beginning of the day that the file names, by the caller's clock. */
  at: string | undefined;
}

/**
 * Assigns the active learners of a CSV file to a launch, all or none, with the day of their first access where the file
 * says one; the same file again changes nothing. Throws 400 with every bad row.
 */
export async function uploadUsers(scope: Scope, launchKey: string, { file, isDryRun }: Asked): Promise<UploadReport> {
  const rows = parseRows(decode(file), launchUserColumns);
  const users = await readUsers(scope, rows);
  const keys = users.map(({ learnerKey }) => learnerKey);
  return inTransaction(scope, { isDryRun }, async (within) => {
    const before = await assignedAmong(within, launchKey, keys);
    await assign(within, launchKey, { filter: { key: { anyOf: keys } }, zone: 'UTC' });
    const accesses = users.flatMap(({ learnerKey, at }) => (at === undefined ? [] : { learnerKey, at }));
    await reportAccess(within, launchKey, accesses);
    const after = await assignedAmong(within, launchKey, keys);
    const records = await recordsOf(within, learner, keys);
    const planned = users.map(({ line, learnerKey }, index): PlannedRow => {
      const change = changeOf(before.get(learnerKey), after.get(learnerKey));
      return { line, change, name: textIn(records[index], learner.text.name), changes: [] };
    });
    return { ...countsOf(planned), ...(isDryRun && { rows: planned }) };
  });
}

function changeOf(before: string | null | undefined, after: string | null | undefined): PlannedRow['change'] {
  if (before === undefined) return 'create';
  return String(before) === String(after) ? 'unchanged' : 'update';
}

/** Who the rows mean. Throws 400 for those that mean nobody within reach, somebody twice, or no day. */
async function readUsers(scope: Scope, rows: Row[]): Promise<User[]> {
  const bodies = rows.map(({ cells }) => valuesOfRow(launchUserColumns, cells));
  const read = await resolveReferences(scope, launchUserColumns, bodies);
  const named = read.map(({ values }) => textIn(values, 'employeeCode'));
  const reach = await learnersInReach(scope);
  const known = await keysThatExist(scope, learner, named, { all: [{ status: true }, ...(reach ? [reach] : [])] });
  const zone = await zoneOf(scope);
  const mistakes = rows.flatMap((row, index): RowMistake[] => {
    const { values = {}, mistakes: unknown = [] } = read[index] ?? {};
    const key = named[index] ?? '';
    const own = [
      ...cellsMissing(row, launchUserColumns),
      ...unknown,
      ...(unknown.length === 0 ? whyNobody(key, { known, above: named.slice(0, index) }) : []),
      ...whyNoAccess(values, scope.now, zone),
    ];
    return own.map((mistake) => ({ line: row.line, ...mistake }));
  });
  if (mistakes.length > 0) throw refusedFile(launchUserColumns, rows, mistakes);
  return rows.map(({ line }, index) => {
    const { accessDate } = read[index]?.values ?? {};
    const at = typeof accessDate === 'string' ? new Date(startOfDay(accessDate, zone)).toISOString() : undefined;
    return { line, learnerKey: named[index] ?? '', at };
  });
}

function textIn(values: Values | undefined, name: string): string {
  const text = values?.[name];
  return typeof text === 'string' ? text : '';
}

type Mistake = Omit<RowMistake, 'line'>;

function whyNobody(key: string, { known, above }: { known: ReadonlySet<string>; above: string[] }): Mistake[] {
  const column = 'employeeCode';
  if (key === '') return [{ column, message: 'validation.required' }];
  if (!known.has(key)) return [{ column, message: 'upload.referenceUnknown' }];
  return above.includes(key) ? [{ column, message: 'upload.duplicateRow' }] : [];
}

function whyNoAccess({ accessDate }: Values, now: Date, zone: string): Mistake[] {
  const column = 'accessDate';
  if (accessDate === null || accessDate === undefined) return [];
  if (typeof accessDate !== 'string' || !isCalendarDate(accessDate)) return [{ column, message: 'validation.format' }];
  return startOfDay(accessDate, zone) > now.getTime() ? [{ column, message: 'launchUser.accessedAt.future' }] : [];
}
