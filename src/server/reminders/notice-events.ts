import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event } from '#model/generated/types.ts';
import { isEventMarked } from '../attendance/is-event-marked.ts';
import type { Scope } from '../context.ts';
import { find } from '../records/find.ts';
import { eventsBetween, trainersOf } from '../stores/noticed-events.ts';
import { cancelBelowMinimum } from './cancel-below-minimum.ts';
import { teachersOf, tellStaff } from './tell-staff.ts';

const event = wholeOf(entityNamed('event'));

const DAY_MS = 86_400_000;
/** Before the start of an event: so late who runs it hears that too few come, or it is cancelled. */
const CUT_OFF_MS = DAY_MS;
/** After the end: then marks should be there (DOMAIN.md, section 6). */
const MARKED_AFTER_MS = 3 * DAY_MS;

/** Tells staff of events that too few attend shortly before they start, and of marks that are missing days after the end. */
export async function noticeEvents(scope: Scope, since: Date): Promise<void> {
  for (const key of await eventsBetween(scope, 'startAt', shifted(scope, since, CUT_OFF_MS))) {
    await noticeFewLearners(scope, key);
  }
  for (const key of await eventsBetween(scope, 'endAt', shifted(scope, since, -MARKED_AFTER_MS))) {
    await noticeMissingMarks(scope, key);
  }
}

function shifted({ now }: Scope, since: Date, byMs: number) {
  return { after: new Date(since.getTime() + byMs), until: new Date(now.getTime() + byMs) };
}

async function noticeFewLearners(scope: Scope, eventKey: string): Promise<void> {
  // Records come from the tables that their schema has made.
  const found = (await find(scope, event, eventKey)) as unknown as Event;
  const { confirmed = 0, minAttendees = 0, startAt, launchKey } = found;
  if (confirmed >= minAttendees) return;
  const trainers = (await trainersOf(scope, launchKey)).map((key) => ['trainer', key] as const);
  if (found.cancelBelowMinimum) return cancelBelowMinimum(scope, eventKey, trainers);
  const staff = [...trainers, ...(await teachersOf(scope, eventKey))];
  await tellStaff(scope, staff, { kind: 'event.belowMinimum', eventKey, occasion: String(startAt) });
}

async function noticeMissingMarks(scope: Scope, eventKey: string): Promise<void> {
  if (await isEventMarked(scope, eventKey)) return;
  const { endAt } = await find(scope, event, eventKey);
  const told = { kind: 'attendance.missing', eventKey, occasion: String(endAt) };
  await tellStaff(scope, await teachersOf(scope, eventKey), told);
}
