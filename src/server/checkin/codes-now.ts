import type { CheckIn } from '#model/check-in.ts';
import { thereMarks, whyNotCheckedIn } from '#model/rules/check-in.ts';
import type { Values } from '#model/values.ts';
import { registerOf } from '../attendance/register-of.ts';
import type { Scope } from '../context.ts';
import { marksOf } from '../stores/attendance.ts';
import { linkSecretOf } from '../stores/links.ts';
import { TURN_MS, turnOf, writeCode } from './check-in-code.ts';

const MINUTE_MS = 60_000;

/** The codes of the sessions of an event to which learners can check in now, and how many have. */
export async function codesNow(scope: Scope, event: Values): Promise<CheckIn> {
  const { tenant, now } = scope;
  const { sessions, learners } = await registerOf(scope, event);
  const isWanted = event['selfCheckIn'] === true;
  const open = sessions.filter((session) => whyNotCheckedIn(session, { isWanted }, now).length === 0);
  const secret = await linkSecretOf(scope);
  const marks = open.length === 0 ? [] : await marksOf(scope, String(event['key']));
  const number = turnOf(now);
  return {
    sessions: open.map(({ key, title, startAt, endAt }) => ({
      key,
      title,
      startAt,
      endAt,
      minutesLeft: Math.ceil((Date.parse(endAt) - now.getTime()) / MINUTE_MS),
      path: `/checkin/${writeCode('code', { tenant: tenant.id, sessionKey: key, number }, secret)}`,
      checkedIn: marks.filter(({ sessionKey, mark }) => sessionKey === key && thereMarks.includes(mark)).length,
      confirmed: learners.length,
    })),
    reasons: open.length === 0 ? [isWanted ? 'checkIn.noneOpen' : 'checkIn.notWanted'] : [],
    renewInMs: (number + 1) * TURN_MS - now.getTime(),
  };
}
