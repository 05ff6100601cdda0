import type { Mark } from '#model/attendance.ts';

/** What a bar of marks consists of, in the order from there to not there. */
export const markParts = [
  { mark: 'Present', colour: 'success.main' },
  { mark: 'Late', colour: 'warning.main' },
  { mark: 'Partial', colour: 'violet' },
  { mark: 'Excused', colour: 'info.main' },
  { mark: 'Absent', colour: 'error.main' },
] as const satisfies readonly { mark: Mark; colour: string }[];
