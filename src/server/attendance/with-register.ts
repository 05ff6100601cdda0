import { entityNamed, wholeOf } from '#model/entities.ts';
import type { KeptMark } from '#model/attendance.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { find } from '../records/find.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { lockAttendance, marksOf } from '../stores/attendance.ts';
import { registerOf, type Register } from './register-of.ts';

const event = wholeOf(entityNamed('event'));

/** A register that nobody else marks meanwhile. */
export interface OpenRegister {
  event: Values;
  register: Register;
  marks: readonly KeptMark[];
}

interface Asked {
  /** Of the event. */
  key: string;
  isDryRun?: boolean | undefined;
}

/**
 * Does some work in a transaction that holds the register of an event. Who teaches an event marks it, so reading it is
 * enough. Throws 404 where the caller may not.
 */
export function withRegister<Done>(
  scope: Scope,
  { key, isDryRun }: Asked,
  work: (within: Scope, open: OpenRegister) => Promise<Done>,
): Promise<Done> {
  return inTransaction(scope, { isDryRun }, async (within) => {
    await lockAttendance(within, key);
    const found = await find(within, event, key);
    return work(within, {
      event: found,
      register: await registerOf(within, found),
      marks: await marksOf(within, key),
    });
  });
}
