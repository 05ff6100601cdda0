import { memo } from 'react';
import type { Attendance, AttendanceLearner } from '#model/attendance.ts';
import { textOf, wordsOf } from './mark-look.ts';
import { rateSoFar } from './rate-of.ts';
import type { Cell, Column } from './register-state.ts';

interface Props {
  learner: AttendanceLearner;
  /** In the order of the columns; the same list as long as nothing in it changes. */
  cells: readonly Cell[];
  columns: readonly Column[];
  register: Attendance;
  /** Counts from 0. */
  row: number;
  /** What each mark is called. */
  words: Record<Cell['mark'], string>;
}

/** One learner of the grid: cells are plain, so that thousands cost little; the grid hears their keys and pointers. */
export const LearnerRow = memo(function LearnerRow({ learner, cells, columns, register, row, words }: Props) {
  const rate = rateSoFar(register, learner, columns, cells);
  return (
    <tr data-row={row}>
      <th scope="row">
        <span data-name>{learner.name}</span>
        <span data-code>{learner.employeeCode}</span>
      </th>
      {cells.map((cell, index) => (
        <td
          key={columns[index]?.sessionKey}
          tabIndex={-1}
          aria-label={wordsOf(cell, words)}
          data-mark={cell.mark}
          data-waiting={cell.isWaiting || undefined}
          title={cell.note ?? undefined}
        >
          {textOf(cell)}
        </td>
      ))}
      <td data-rate data-enough={(rate !== undefined && rate >= register.requiredRate) || undefined}>
        {rate === undefined ? '–' : `${rate} %`}
      </td>
    </tr>
  );
});
