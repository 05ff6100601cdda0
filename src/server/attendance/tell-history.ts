import { placeOf, type KeptMark } from '#model/attendance.ts';
import type { Scope } from '../context.ts';
import { auditOf } from '../records/audit.ts';
import { nomination } from '../stores/nominations.ts';
import type { OpenRegister } from './with-register.ts';

const nothing = { mark: 'NotMarked', minutes: null, note: null } as const;

/** Tells in the history of each nomination what was said of it, and what before, in the same order. */
export async function tellHistory(scope: Scope, { register, marks }: OpenRegister, written: readonly KeptMark[]) {
  const titles = new Map(register.sessions.map(({ key, title, date }) => [key, `${date} ${title}`]));
  const before = new Map(marks.map((mark) => [placeOf(mark), mark]));
  const toldOf = ({ sessionKey, mark, minutes, note }: KeptMark) => ({
    ...(sessionKey !== null && { session: titles.get(sessionKey) ?? sessionKey }),
    mark,
    ...(minutes !== null && { minutes }),
    ...(note !== null && { note }),
  });
  const byNomination = Map.groupBy(written, ({ nominationKey }) => nominationKey);
  const audited = [...byNomination].map(([key, said]) => {
    const earlier = said.map((mark) => before.get(placeOf(mark)) ?? { ...mark, ...nothing });
    const change = { field: 'attendance', from: earlier.map(toldOf), to: said.map(toldOf) };
    return { key, action: 'mark', changes: [change] };
  });
  await auditOf(scope, nomination, audited).execute(scope.db);
}
