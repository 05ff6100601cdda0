import { waitingStates } from '#model/rules/nomination-states.ts';
import { freeIn } from '#model/rules/seats.ts';
import { turnsIn, type Waiting } from '#model/rules/waitlist.ts';
import { hasEnded } from '#model/rules/why-not-nominated.ts';
import type { Scope } from '../context.ts';
import { changesBetween } from '../records/write.ts';
import { updateMany } from '../records/write-many.ts';
import { candidatesNamed, offeringOf } from '../stores/candidates.ts';
import { clashesOf } from '../stores/learner-clashes.ts';
import {
  idleSeatsOf,
  nomination,
  nominationsIn,
  seatsOf,
  type LockedEvent,
  type StoredNomination,
} from '../stores/nominations.ts';
import { move, type Move } from './move.ts';

/** Who got a seat, or the offer of one. */
export type Promoted = Map<string, 'Confirmed' | 'Offered'>;

const HOUR_MS = 3_600_000;

/**
 * What every change of an event's seats ends with, whoever made it: offers that nobody took expire, learners who left
 * free their seats, and free seats go to the waiting list unless they are given by hand; who still waits when the event
 * is over has waited in vain. Its row must be locked.
 * Answers who got a seat, by nomination. Before the event, that is: nobody is called who could not come any more.
 */
export async function settleSeats(scope: Scope, event: LockedEvent): Promise<Promoted> {
  await freeIdleSeats(scope, event);
  if (event.status && hasEnded(event.status)) await endWaiting(scope, event);
  return event.status !== 'Launched' || event.promotion === 'MANUAL' ? new Map() : fillSeats(scope, event);
}

/** Gives the free seats of a locked event to those who wait, in turn; at most so many. */
export async function fillSeats(scope: Scope, event: LockedEvent, most = Infinity): Promise<Promoted> {
  const seats = await seatsOf(scope, event);
  const free = Math.min(freeIn(seats), most);
  if (free === 0 || seats.waitlisted === 0) return new Map();
  const queue = (await nominationsIn(scope, event.key, ['Waitlisted'])).map((one) => inQueue(one));
  const { next, passed } = turnsIn(queue, free, await whyPassedOver(scope, event, queue));
  await notePassed(scope, passed);
  return giveSeats(scope, event, next, 'promote');
}

/** Gives seats to nominations on the waiting list: at once, or as offers where the event asks first. */
export async function giveSeats(
  scope: Scope,
  event: LockedEvent,
  waiting: readonly StoredNomination[],
  action: 'promote' | 'promote-by-hand',
) {
  const to = event.promotion === 'OFFER' ? 'Offered' : 'Confirmed';
  const place = to === 'Offered' ? { offerExpiresAt: offerEnd(event, scope.now) } : {};
  await move(
    scope,
    event,
    action,
    waiting.map((stored) => ({ stored, to, place })),
  );
  return new Map(waiting.map(({ key }) => [key, to] as const)) satisfies Promoted;
}

/** An offer can not be taken any more once the event has begun. */
function offerEnd({ offerHours, startAt }: LockedEvent, now: Date): string {
  const held = now.getTime() + (offerHours ?? 48) * HOUR_MS;
  return new Date(startAt ? Math.min(held, Date.parse(startAt)) : held).toISOString();
}

type Queued = StoredNomination & Pick<Waiting, keyof Waiting>;

function inQueue(stored: StoredNomination): Queued {
  const { priority, waitlistedAt, sequence, stateAt } = stored;
  return { ...stored, priority: priority ?? 0, waitlistedAt: waitlistedAt ?? stateAt, sequence: sequence ?? 0 };
}

/** Why somebody who waits can not have a seat now. */
async function whyPassedOver(scope: Scope, event: LockedEvent, queue: readonly Queued[]) {
  const learnerKeys = queue.map(({ learnerKey }) => learnerKey);
  const offering = await offeringOf(scope, event);
  const learners = await candidatesNamed(scope, event, { keys: learnerKeys, offering, isWithinReach: false });
  const clashes = await clashesOf(scope, event.key, learnerKeys);
  return ({ learnerKey }: Queued): StoredNomination['skipped'] => {
    const learner = learners.get(learnerKey);
    if (!learner?.isActive) return 'LEARNER_INACTIVE';
    if (!learner.isInAudience) return 'OUTSIDE_AUDIENCE';
    return clashes.has(learnerKey) ? 'CLASH' : null;
  };
}

async function notePassed(scope: Scope, passed: readonly { one: Queued; reason: StoredNomination['skipped'] }[]) {
  const changes = passed.map(({ one, reason }) => ({
    stored: one,
    changes: changesBetween(one, { skipped: reason }),
  }));
  await updateMany(
    scope,
    nomination,
    changes.filter(({ changes: changed }) => changed.length > 0),
    'pass-over',
  );
}

/**
 * Takes the seats back that nobody will use: offers that nobody took in time and, before the event, what learners hold
 * who left. Who of them only waits keeps the place, in case they come back.
 */
async function freeIdleSeats(scope: Scope, event: LockedEvent): Promise<void> {
  const idle = await idleSeatsOf(scope, event.key);
  const now = scope.now.toISOString();
  const expired = idle.filter(({ offerExpiresAt }) => offerExpiresAt !== null && offerExpiresAt <= now);
  const left = event.status === 'Launched' ? idle.filter((one) => !expired.includes(one)) : [];
  await move(scope, event, 'expire', movesTo('Expired', expired));
  await move(scope, event, 'deactivate', movesTo('Removed', left));
}

/** Who waits for a seat or for approval when there is nothing to attend any more is told so. */
async function endWaiting(scope: Scope, event: LockedEvent): Promise<void> {
  const waiting = await nominationsIn(scope, event.key, waitingStates);
  await move(scope, event, 'miss', movesTo('Expired', waiting));
}

function movesTo(to: Move['to'], nominations: readonly StoredNomination[]): Move[] {
  return nominations.map((stored) => ({ stored, to }));
}
