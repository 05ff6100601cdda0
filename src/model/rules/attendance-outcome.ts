import { minutesOf, type AttendanceLearner, type AttendanceLevel, type Mark, type MarkValue } from '../attendance.ts';
import type { Nomination } from '../generated/types.ts';
import { owedSessionsOf, type OwedSession } from './owed-sessions.ts';

/** What decides somebody's outcome (DOMAIN.md §6). */
export interface OutcomeFacts {
  level: AttendanceLevel;
  sessions: readonly OwedSession[];
  confirmedAt: AttendanceLearner['confirmedAt'];
  /** Of this person alone. */
  marks: readonly Pick<MarkValue, 'sessionKey' | 'mark' | 'minutes'>[];
  /** Percent. */
  requiredRate: number;
}

export interface Outcome {
  /** Attended of scheduled minutes in whole percent, rounded down; null where nothing is owed. */
  rate: number | null;
  outcome: NonNullable<Nomination['outcome']> | null;
}

/**
 * How much somebody attended, and what follows. Who owes nothing, or was excused from all of it, has no outcome: there
 * is nothing to judge by. What is not marked counts as not attended.
 */
export function outcomeOf(facts: OutcomeFacts): Outcome {
  const { attended, scheduled } = facts.level === 'EVENT' ? ofEvent(facts) : ofSessions(facts);
  if (scheduled === 0) return { rate: null, outcome: null };
  const isFull = attended * 100 >= facts.requiredRate * scheduled;
  const rate = Math.floor((attended * 100) / scheduled);
  if (isFull) return { rate, outcome: 'Full' };
  return { rate, outcome: attended > 0 ? 'Partial' : 'NoShow' };
}

interface Minutes {
  attended: number;
  scheduled: number;
}

/** One mark for all; where nothing is compulsory it counts for what took place. */
function ofEvent({ sessions, confirmedAt, marks }: OutcomeFacts): Minutes {
  const owed = owedSessionsOf({ confirmedAt }, sessions);
  const counted = owed.length > 0 ? owed : sessions.filter(({ status }) => status !== 'Cancelled');
  const length = sumOf(counted.map((session) => minutesOf(session)));
  return minutesIn(
    marks.find(({ sessionKey }) => sessionKey === null),
    length,
  );
}

function ofSessions({ sessions, confirmedAt, marks }: OutcomeFacts): Minutes {
  const bySession = new Map(marks.map((mark) => [mark.sessionKey, mark]));
  const each = owedSessionsOf({ confirmedAt }, sessions).map((session) =>
    minutesIn(bySession.get(session.key), minutesOf(session)),
  );
  return { attended: sumOf(each.map(({ attended }) => attended)), scheduled: sumOf(each.map((one) => one.scheduled)) };
}

function minutesIn(said: OutcomeFacts['marks'][number] | undefined, length: number): Minutes {
  return minutesByMark[said?.mark ?? 'NotMarked'](length, said?.minutes ?? 0);
}

const whole = (length: number): Minutes => ({ attended: length, scheduled: length });
const nothing = (length: number): Minutes => ({ attended: 0, scheduled: length });

const minutesByMark: Record<Mark, (length: number, minutes: number) => Minutes> = {
  NotMarked: nothing,
  Present: whole,
  Late: whole,
  Partial: (length, minutes) => ({ attended: Math.min(minutes, length), scheduled: length }),
  Excused: () => ({ attended: 0, scheduled: 0 }),
  Absent: nothing,
};

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
