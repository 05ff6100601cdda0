import type { Attendance, AttendanceLevel } from '#model/attendance.ts';
import { areSessionsCompleted, eventStatusOf } from '#model/rules/event-status.ts';
import { whyEventNotMarkable, whySessionNotMarkable, type MarkableFacts } from '#model/rules/why-not-markable.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { rosterOf } from '../stores/attendance.ts';
import { sessionsOf } from '../stores/sessions.ts';

/** The register of an event without its marks; with what stands against marking it now. */
export type Register = Omit<Attendance, 'marks' | 'readAt'>;

/** Reads the register of an event; `scope.db` may be the transaction that holds its row. */
export async function registerOf(scope: Scope, event: Values): Promise<Register> {
  const { key, attendanceLevel, manualAttendance, requiredRate, timeZone } = event;
  const stored = await sessionsOf(scope, String(key));
  const facts = { ...datesOf(event), sessions: stored };
  const markable: MarkableFacts = {
    status: eventStatusOf(facts, scope.now),
    level: attendanceLevel as AttendanceLevel,
    isManual: manualAttendance === true,
  };
  return {
    level: markable.level,
    timeZone: String(timeZone),
    requiredRate: Number(requiredRate),
    reasons: whyEventNotMarkable({ ...markable, areSessionsCompleted: areSessionsCompleted(facts, scope.now) }),
    sessions: stored.map((session) => ({
      key: session.key,
      title: session.title,
      date: session.date,
      startTime: session.startTime,
      startAt: session.startAt,
      endAt: session.endAt,
      compulsory: session.compulsory ?? true,
      status: session.status,
      reasons: whySessionNotMarkable({ ...markable, session }, scope.now),
    })),
    learners: await rosterOf(scope, String(key)),
  };
}

function datesOf(event: Values) {
  const { launchedAt, cancelledAt, closedAt } = event as Record<string, string | null>;
  return { launchedAt: launchedAt ?? null, cancelledAt: cancelledAt ?? null, closedAt: closedAt ?? null };
}
