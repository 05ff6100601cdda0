import { placeOf, type Mark } from '#model/attendance.ts';
import { markAtCheckIn, thereMarks, whyNotCheckedIn } from '#model/rules/check-in.ts';
import { saveMarks } from '../attendance/mark-attendance.ts';
import { withRegister } from '../attendance/with-register.ts';
import type { Scope } from '../context.ts';
import type { Seated } from '../stores/check-in.ts';

interface Asked {
  eventKey: string;
  sessionKey: string;
  /** Finds who it is; undefined for nobody who has a seat. */
  whoIn: (scope: Scope) => Promise<Seated | undefined>;
}

/** What came of somebody's checking in. */
export type CheckedIn =
  /** `isNew` unless they were there already. */
  | { name: string; mark: Mark; isNew: boolean }
  /** Message keys of what stands against it. */
  | { reasons: string[] };

/**
 * Marks somebody who has a seat as being there, by the code of any other mark: whoever marks the same cell meanwhile is
 * told. What staff have said stays. Throws 404 where the event is gone.
 */
export function checkIn(scope: Scope, { eventKey, sessionKey, whoIn }: Asked): Promise<CheckedIn> {
  return withRegister(scope, { key: eventKey }, async (within, open): Promise<CheckedIn> => {
    const now = scope.clock();
    const session = open.register.sessions.find(({ key }) => key === sessionKey);
    if (!session) return { reasons: ['attendance.sessionUnknown'] };
    const reasons = whyNotCheckedIn(session, { isWanted: open.event['selfCheckIn'] === true }, now);
    if (reasons.length > 0) return { reasons };
    const seated = await whoIn(within);
    if (!seated) return { reasons: ['checkIn.unknown'] };
    const { nominationKey, learnerKey, name } = seated;
    const place = { nominationKey, sessionKey };
    const said = open.marks.find((mark) => placeOf(mark) === placeOf(place))?.mark ?? 'NotMarked';
    if (thereMarks.includes(said)) return { name, mark: said, isNew: false };
    if (said !== 'NotMarked') return { reasons: ['checkIn.markedOtherwise'] };
    const mark = markAtCheckIn(session, Number(open.event['lateAfterMinutes'] ?? 0), now);
    const caller = { ...within.caller, id: `learner:${learnerKey}`, name };
    await saveMarks({ ...within, caller, now }, open, [{ ...place, mark, minutes: null, note: null }]);
    return { name, mark, isNew: true };
  });
}
