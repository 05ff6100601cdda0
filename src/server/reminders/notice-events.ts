import { entityNamed, wholeOf } from '#model/entities.ts';
import { isEventMarked } from '../attendance/is-event-marked.ts';
import type { Scope } from '../context.ts';
import { find } from '../records/find.ts';
import { inSavepoint } from '../records/in-savepoint.ts';
import { eventsBelowMinimum, eventsBetween, trainersOf, type NoticedEvent } from '../stores/noticed-events.ts';
import type { Attempt } from './attempts.ts';
import { cancelBelowMinimum } from './cancel-below-minimum.ts';
import { teachersOf, tellStaff, type Staff } from './tell-staff.ts';

const event = wholeOf(entityNamed('event'));

const DAY_MS = 86_400_000;
/** Before the start of an event: so late who runs it hears that too few come, or it is cancelled. */
const CUT_OFF_MS = DAY_MS;
/** Who launches or moves an event later than that is still filling it, and hears of it so long before the start. */
const LAST_CALL_MS = 2 * 3_600_000;
/** After the end: then marks should be there (DOMAIN.md, section 6). */
const MARKED_AFTER_MS = 3 * DAY_MS;

/** Tells staff of events that too few attend shortly before they start, and of marks that are missing days after the end. */
export async function noticeEvents(scope: Scope, since: Date, attempt: Attempt): Promise<void> {
  const notice = async (events: readonly NoticedEvent[], what: (scope: Scope, key: string) => Promise<void>) => {
    for (const { key, code } of events)
      await attempt(`event ${code}`, () => inSavepoint(scope, () => what(scope, key)));
  };
  await notice(await eventsBelowMinimum(scope, shifted(scope, since, CUT_OFF_MS)), cancelOrTellOfFew);
  const soon = { after: scope.now, until: new Date(scope.now.getTime() + LAST_CALL_MS) };
  await notice(await eventsBelowMinimum(scope, soon), tellOfFew);
  await notice(await eventsBetween(scope, 'endAt', shifted(scope, since, -MARKED_AFTER_MS)), noticeMissingMarks);
}

function shifted({ now }: Scope, since: Date, byMs: number) {
  return { after: new Date(since.getTime() + byMs), until: new Date(now.getTime() + byMs) };
}

async function cancelOrTellOfFew(scope: Scope, eventKey: string): Promise<void> {
  const found = await find(scope, event, eventKey);
  if (found['cancelBelowMinimum']) await cancelBelowMinimum(scope, eventKey, await runnersOf(scope, eventKey));
  else await tellOfFew(scope, eventKey);
}

/** Once for each time at which it starts. */
async function tellOfFew(scope: Scope, eventKey: string): Promise<void> {
  const { startAt } = await find(scope, event, eventKey);
  const staff = [...(await runnersOf(scope, eventKey)), ...(await teachersOf(scope, eventKey))];
  await tellStaff(scope, staff, { kind: 'event.belowMinimum', eventKey, occasion: String(startAt) });
}

async function runnersOf(scope: Scope, eventKey: string): Promise<Staff[]> {
  return (await trainersOf(scope, eventKey)).map((key) => ['trainer', key]);
}

async function noticeMissingMarks(scope: Scope, eventKey: string): Promise<void> {
  if (await isEventMarked(scope, eventKey)) return;
  const { endAt } = await find(scope, event, eventKey);
  const told = { kind: 'attendance.missing', eventKey, occasion: String(endAt) };
  await tellStaff(scope, await teachersOf(scope, eventKey), told);
}
