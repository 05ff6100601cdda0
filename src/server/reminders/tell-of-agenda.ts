import type { Event } from '#model/generated/types.ts';
import type { NominationState } from '#model/rules/nomination-states.ts';
import type { Scope } from '../context.ts';
import { nominationsIn } from '../stores/nominations.ts';
import { cancelUnsent, writeNotices } from '../stores/outbox.ts';
import type { StoredSession } from '../stores/sessions.ts';
import { changedTeachers, isLive, type AgendaChange } from './changed-teachers.ts';
import { tellStaff, type Staff } from './tell-staff.ts';

/** Who plans to come, or may. */
const told: readonly NominationState[] = ['Confirmed', 'Offered', 'Waitlisted'];

/**
 * Tells learners and instructors of a launched event, as it was saved, of each session that was cancelled, and that the
 * event has moved when others take place at another time or place than before, until those have begun; and instructors that they are booked, or
 * not any more.
 */
export async function tellOfAgenda(scope: Scope, event: Event, change: AgendaChange): Promise<void> {
  if (!event.launchedAt) return;
  const occasion = String(event.version);
  for (const { key, instructorKeys = [] } of cancelledIn(change)) {
    const notice = { kind: 'session.cancelled', occasion: `${key}/${occasion}`, payload: { sessionKey: key } };
    await tellEverybody(scope, event, notice, instructorKeys);
  }
  const { come, gone, stay, changed } = changedTeachers(change);
  const moved = movedIn(change);
  const isMoved = moved.length > 0;
  // Who stays while it moves hears of that.
  const booked = isMoved ? come : [...come, ...changed];
  await tellStaff(scope, staffOf(gone), { kind: 'teaching.ended', eventKey: event.key, occasion });
  await tellStaff(scope, staffOf(booked), { kind: 'teaching.booked', eventKey: event.key, occasion });
  if (!isMoved) return;
  const instead = { kind: 'event.moved', eventKey: event.key };
  const untold = await cancelUnsent(scope, instead, 'delivery.cancelled.movedAgain');
  const starts = [...moved.map(({ startAt }) => startAt), ...untold.map(({ payload }) => payload['until'])];
  const until = Math.max(...starts.filter((start) => typeof start === 'string').map((start) => Date.parse(start)));
  const payload = { until: new Date(until).toISOString() };
  await tellEverybody(scope, event, { kind: 'event.moved', occasion, payload }, stay);
}

function staffOf(instructorKeys: readonly string[]): Staff[] {
  return instructorKeys.map((key) => ['instructor', key]);
}

function cancelledIn({ before, after }: AgendaChange): StoredSession[] {
  const live = new Set(before.filter((session) => isLive(session)).map(({ key }) => key));
  return after.filter((session) => session.status === 'Cancelled' && live.has(session.key));
}

/**
 * The sessions, as they were or are, that take place at another time or place, are new or are gone. What is cancelled has
 * not moved; that is told by itself.
 */
function movedIn({ before, after }: AgendaChange): StoredSession[] {
  const cancelled = new Set(after.filter((session) => !isLive(session)).map(({ key }) => key));
  const live = (sessions: readonly StoredSession[]) =>
    new Map(
      sessions
        .filter((session) => isLive(session) && !cancelled.has(session.key))
        .map((session) => [placeOf(session), session]),
    );
  const [was, is] = [live(before), live(after)];
  return [...was, ...is].filter(([place]) => !(was.has(place) && is.has(place))).map(([, session]) => session);
}

function placeOf({ key, startAt, endAt, venueKey }: StoredSession): string {
  return [key, Date.parse(startAt), Date.parse(endAt), venueKey ?? ''].join(' ');
}

interface Notice {
  kind: string;
  /** Tells this notice from others of its kind and event. */
  occasion: string;
  payload: object;
}

async function tellEverybody(scope: Scope, event: Event, notice: Notice, teachers: readonly string[]): Promise<void> {
  const { kind, occasion, payload } = notice;
  const learners = await nominationsIn(scope, event.key, told);
  await writeNotices(
    scope,
    learners.flatMap(({ key: nominationKey, learnerKey }) =>
      (event.channels ?? []).map((channel) => ({
        kind,
        channel,
        uniqueKey: `${kind}/${event.key}/${occasion}/${learnerKey}/${channel}`,
        recipientEntity: 'learner' as const,
        recipientKey: learnerKey,
        nominationKey,
        eventKey: event.key,
        payload,
      })),
    ),
  );
  await tellStaff(scope, staffOf(teachers), { kind, eventKey: event.key, occasion, payload });
}
