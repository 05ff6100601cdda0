import { expect, test } from 'vitest';
import { whyEventNotMarkable, whySessionNotMarkable } from './why-not-markable.ts';

const truths = [true, false];
const statuses = ['Initial', 'Launched', 'Running', 'Finished', 'Cancelled', 'Closed'] as const;
const levels = ['EVENT', 'SESSION'] as const;
const rows = statuses.flatMap((status) =>
  levels.flatMap((level) => truths.map((isManual) => ({ status, level, isManual }))),
);

test.each(rows.flatMap((row) => truths.map((areSessionsCompleted) => ({ ...row, areSessionsCompleted }))))(
  'marking an event is blocked by each fact that is against it: %o',
  (facts) => {
    const reasons = whyEventNotMarkable(facts);
    expect(reasons.includes('attendance.draft')).toBe(facts.status === 'Initial');
    expect(reasons.includes('attendance.launched')).toBe(facts.status === 'Launched');
    expect(reasons.includes('attendance.closed')).toBe(facts.status === 'Closed');
    expect(reasons.includes('attendance.cancelled')).toBe(facts.status === 'Cancelled');
    expect(reasons.includes('attendance.sessionsNotCompleted')).toBe(!facts.areSessionsCompleted);
    expect(reasons.includes('attendance.sessionLevel')).toBe(facts.level === 'SESSION');
    expect(reasons.includes('attendance.notManual')).toBe(!facts.isManual);
  },
);

const startAt = '2026-12-01T09:00:00.000Z';
const moments = [new Date('2026-12-01T08:44:59.999Z'), new Date('2026-12-01T08:45:00.000Z')];
const sessions = (['Scheduled', 'Cancelled'] as const).map((status) => ({ status, startAt }));

test.each(rows.flatMap((row) => sessions.flatMap((session) => moments.map((now) => ({ ...row, session, now })))))(
  'marking a session is blocked by each fact that is against it: %o',
  ({ now, ...facts }) => {
    const reasons = whySessionNotMarkable(facts, now);
    expect(reasons.includes('attendance.draft')).toBe(facts.status === 'Initial');
    expect(reasons.includes('attendance.closed')).toBe(facts.status === 'Closed');
    expect(reasons.includes('attendance.cancelled')).toBe(facts.status === 'Cancelled');
    expect(reasons.includes('attendance.sessionCancelled')).toBe(facts.session.status === 'Cancelled');
    expect(reasons.includes('attendance.notOpen')).toBe(now === moments[0]);
    expect(reasons.includes('attendance.eventLevel')).toBe(facts.level === 'EVENT');
    expect(reasons.includes('attendance.notManual')).toBe(!facts.isManual);
    expect(reasons.includes('attendance.launched')).toBe(false);
  },
);
