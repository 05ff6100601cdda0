import { placeOf } from '#model/attendance.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import { neutralised } from '#model/csv.ts';
import type { Scope } from '../context.ts';
import type { Cell } from '../exports/cells.ts';
import { find } from '../records/find.ts';
import { marksOf } from '../stores/attendance.ts';
import { attendanceColumnsOf, markColumnsOf } from './attendance-columns.ts';
import { wordsOf } from './mark-in-words.ts';
import { registerOf } from './register-of.ts';

/** The register of an event as rows of a file, the header first; it may be uploaded again. Throws 404. */
export async function attendanceRows(scope: Scope, key: string): Promise<Cell[][]> {
  const register = await registerOf(scope, await find(scope, wholeOf(entityNamed('event')), key));
  const said = new Map((await marksOf(scope, key)).map((mark) => [placeOf(mark), wordsOf(mark)]));
  const columns = markColumnsOf(register);
  const rows = register.learners.map(({ nominationKey, name, employeeCode }) => [
    neutralised(employeeCode),
    neutralised(name),
    ...columns.map(({ sessionKey }) => said.get(placeOf({ nominationKey, sessionKey })) ?? ''),
  ]);
  return [attendanceColumnsOf(register).map(({ name }) => name), ...rows];
}
