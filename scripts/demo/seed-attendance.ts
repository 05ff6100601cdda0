import { entityNamed, wholeOf } from '#model/entities.ts';
import type { KeptMark, Mark } from '#model/attendance.ts';
import type { EventStatus } from '#model/rules/event-status.ts';
import { registerOf, type Register } from '#server/attendance/register-of.ts';
import { closeEvent } from '#server/attendance/close-event.ts';
import type { Scope } from '#server/context.ts';
import { find } from '#server/records/find.ts';
import { writeMarks } from '#server/stores/attendance.ts';
import type { LockedEvent } from '#server/stores/nominations.ts';
import type { SeededEvent } from './seed-nominations.ts';

/** What is said of one after the other: most were there. */
const said = 'Present Present Late Present Present Excused Present Absent Present Present Late'.split(' ') as Mark[];

/** Every so manieth mark is still missing where marking goes on. */
const MISSING = 9;

/** The marks that an event of a status has by now; of a closed one, what came of them when it was closed. */
export async function seedAttendance(scope: Scope, { key, status }: SeededEvent): Promise<void> {
  if (status === 'Initial' || status === 'Cancelled') return;
  const event = (await find(scope, wholeOf(entityNamed('event')), key)) as unknown as LockedEvent;
  await writeMarks(scope, marksIn(scope, await registerOf(scope, event), status));
  if (event.closedAt) await closeEvent({ ...scope, now: new Date(event.closedAt) }, event);
}

function marksIn(scope: Scope, { level, sessions, learners }: Register, status: EventStatus): KeptMark[] {
  const now = scope.now.toISOString();
  const over = sessions.filter(({ endAt }) => endAt <= now).map(({ key }) => key);
  const isOver = status === 'Finished' || status === 'Closed';
  const columns = level === 'SESSION' ? over : isOver ? [null] : [];
  const places = columns.flatMap((sessionKey) => learners.map(({ nominationKey }) => ({ nominationKey, sessionKey })));
  const isMissing = (index: number) => status !== 'Closed' && index % MISSING === MISSING - 1;
  return places.flatMap((place, index): KeptMark[] => {
    if (isMissing(index)) return [];
    const mark = said[(index * 5) % said.length] ?? 'Present';
    const stamps = { version: 1, markedBy: scope.caller.name, markedAt: now };
    return [{ ...place, mark, minutes: null, note: null, ...stamps }];
  });
}
