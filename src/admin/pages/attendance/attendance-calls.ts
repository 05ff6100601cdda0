import type { AskedMark, Attendance, KeptMark, MarkConflict } from '#model/attendance.ts';
import { attendanceCalls, type Call } from '#model/calls.ts';
import { bodyOf, errorsOf, statusOf } from '../../data/problems.ts';
import type { RostrumDataProvider } from '../../data/data-provider.ts';

type Caller = Pick<RostrumDataProvider, 'call'>;

/** The register of an event; with `since` only the marks that were made from then on. */
export function readRegister({ call }: Caller, key: string, since?: string): Promise<Attendance> {
  return call<Attendance>(attendanceCalls.read, { query: { key, ...(since !== undefined && { since }) } });
}

/** What became of marks that were sent. */
export type Sent =
  | { name: 'answered'; marks: KeptMark[]; conflicts: MarkConflict[] }
  /** Message keys by the number of the mark; nothing was saved. */
  | { name: 'refused'; reasons: Map<number, string> };

/** Sends marks. Rejects when the server can not be reached, or refuses all of them. */
export async function sendMarks({ call }: Caller, key: string, marks: readonly AskedMark[]): Promise<Sent> {
  try {
    const answer = await call<{ marks: KeptMark[] }>(attendanceCalls.mark, { query: { key }, body: { marks } });
    return { name: 'answered', marks: answer.marks, conflicts: [] };
  } catch (problem) {
    if (statusOf(problem) === 409) {
      const { marks: saved, conflicts } = bodyOf(problem) as unknown as {
        marks: KeptMark[];
        conflicts: MarkConflict[];
      };
      return { name: 'answered', marks: saved, conflicts };
    }
    const reasons = reasonsIn(problem);
    if (reasons.size === 0) throw problem;
    return { name: 'refused', reasons };
  }
}

function reasonsIn(problem: unknown): Map<number, string> {
  const reasons = new Map<number, string>();
  for (const [place, message] of Object.entries(errorsOf(problem))) {
    const [, number] = /^marks\.(\d+)/.exec(place) ?? [];
    if (number !== undefined) reasons.set(Number(number), message);
  }
  return reasons;
}

/** Where the register is a file: it is its own template. */
export function fileCallOf(key: string): Call {
  return { ...attendanceCalls.download, path: `${attendanceCalls.download.path}?key=${key}` };
}
