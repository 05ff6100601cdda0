import { fieldNamed, type Field } from '#model/entity.ts';
import { entityNamed } from '#model/entities.ts';
import { fold } from '#model/fold.ts';
import { valuesOfRow } from '#model/csv.ts';
import { tidy } from '#model/text.ts';
import type { PlannedRow, RowMistake, UploadReport } from '#model/upload.ts';
import type { Scope } from '../context.ts';
import { keysNamed } from '../records/keys-named.ts';
import { cellsMissing } from '../uploads/check.ts';
import { decode } from '../uploads/decode.ts';
import { parseRows, type Row } from '../uploads/parse.ts';
import { countsOf, refusedFile } from '../uploads/report.ts';
import { nominate, type NominationResult } from './nominate.ts';
import { withLockedEvent } from './with-locked-event.ts';

const learner = entityNamed('learner');
const CODE = 'employeeCode';

/** The columns of a file of nominations: who. */
export const nominationColumns: readonly Field[] = [fieldNamed(learner.fields, CODE, learner.name)];

interface Asked {
  /** Of the event. */
  key: string;
  file: Buffer;
  isDryRun: boolean;
}

/** What a row means: a learner, or a mistake. */
interface Read {
  line: number;
  code: string;
  learnerKey: string | undefined;
  mistakes: RowMistake[];
}

/**
 * Nominates the learners of a CSV file, all or none; who is nominated already stays as they are, so that the same file
 * changes nothing the second time. Throws 404, and 400 with every bad row.
 */
export async function uploadNominations(scope: Scope, { key, file, isDryRun }: Asked): Promise<UploadReport> {
  const rows = parseRows(decode(file), nominationColumns);
  return withLockedEvent(scope, { key, isDryRun }, async (within, event) => {
    const read = await readRows(within, rows);
    const learnerKeys = read.flatMap(({ learnerKey }) => learnerKey ?? []);
    const results = await nominate(within, event, { learnerKeys, source: 'UPLOAD' });
    const byLearner = new Map(results.map((result) => [result.learnerKey, result]));
    const mistakes = read.flatMap((row) => [...row.mistakes, ...mistakesOf(row, byLearner.get(row.learnerKey ?? ''))]);
    if (mistakes.length > 0) throw refusedFile(nominationColumns, rows, mistakes);
    const planned = read.map((row) => plannedOf(row, byLearner.get(row.learnerKey ?? '')));
    return { ...countsOf(planned), ...(isDryRun && { rows: planned }) };
  });
}

/** Who is meant, by employee code; the same person a second time is a mistake. */
async function readRows(scope: Scope, rows: readonly Row[]): Promise<Read[]> {
  const codes = rows.map(({ cells }) => codeIn(cells));
  const named = await keysNamed(scope, learner, [...new Set(codes.map((code) => textOf(code)))].filter(Boolean));
  const above = new Set<string>();
  return rows.map((row, index): Read => {
    const { line } = row;
    const code = codes[index] ?? '';
    const found = named.get(textOf(code));
    const isRepeated = found?.key !== undefined && above.has(found.key);
    if (found?.key !== undefined) above.add(found.key);
    const message = code === '' ? 'validation.required' : whyNotOne(found, isRepeated);
    const mistakes = [
      ...cellsMissing(row, nominationColumns).map((mistake) => ({ line, ...mistake })),
      ...(message === undefined ? [] : [{ line, column: CODE, message }]),
    ];
    return { line, code, learnerKey: isRepeated ? undefined : found?.key, mistakes };
  });
}

function codeIn(cells: readonly string[]): string {
  const code = valuesOfRow(nominationColumns, cells)[CODE];
  return typeof code === 'string' ? code : '';
}

function textOf(code: string): string {
  return fold(tidy(code));
}

function whyNotOne(found: { key: string | undefined } | undefined, isRepeated: boolean): string | undefined {
  if (!found) return 'upload.referenceUnknown';
  if (found.key === undefined) return 'upload.referenceAmbiguous';
  return isRepeated ? 'upload.duplicateRow' : undefined;
}

function mistakesOf({ line }: Read, result: NominationResult | undefined): RowMistake[] {
  if (isNominated(result)) return [];
  return Object.values(result?.errors ?? {})
    .flat()
    .map((message) => ({ line, column: CODE, message }));
}

function plannedOf({ line, code }: Read, result: NominationResult | undefined): PlannedRow {
  if (isNominated(result)) return { line, change: 'unchanged', name: code, changes: [] };
  return { line, change: 'create', name: code, changes: [{ field: 'state', from: null, to: result?.state }] };
}

function isNominated(result: NominationResult | undefined): boolean {
  return result?.errors?.['']?.includes('nomination.learner.nominated') ?? false;
}
