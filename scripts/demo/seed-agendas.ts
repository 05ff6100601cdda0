import { sql } from 'kysely';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import type { EventStatus } from '#model/rules/event-status.ts';
import { localDateOf } from '#model/time/day.ts';
import type { Scope } from '#server/context.ts';
import { newKey } from '#server/records/new-key.ts';
import { releaseSessions, replaceSessions } from '#server/stores/sessions.ts';
import { saveAgendaOfTraining } from '#server/stores/training-agendas.ts';
import { demoDay, demoSessions, demoStatuses } from './demo-agendas.ts';
import type { Keys } from './demo-records.ts';
import type { SeededEvent } from './seed-nominations.ts';

/** Events in every status, twice: more would need more people and rooms than there are. */
const MOST_EVENTS = 2 * demoStatuses.length;

interface DemoEvent {
  key: string;
  mode: AgendaSession['mode'];
  timeZone: string;
}

/**
 * Sessions for the first events, in every status at `scope.now`, and agendas for trainings. The first instructor, whom a
 * demo user is, teaches some of the events and not others. Answers the events.
 */
export async function seedAgendas(scope: Scope, known: Keys): Promise<SeededEvent[]> {
  const seeded: SeededEvent[] = [];
  const { topic = [] } = known;
  const events = await firstOf<DemoEvent>(scope, 'event', sql`key, mode, "timeZone"`);
  for (const [index, event] of events.entries()) {
    const status = demoStatuses[index % demoStatuses.length] ?? 'Initial';
    const today = localDateOf(scope.now.getTime(), event.timeZone);
    const needs = { ...staffOf(known, index), topicKeys: topic.slice(0, 1) };
    const round = Math.floor(index / demoStatuses.length);
    const making = { ...event, ...needs, today, round, newKey: () => newKey(scope.now) };
    await replaceSessions(scope, event.key, demoSessions(status, making));
    await writeFacts(scope, event.key, status);
    if (index % 2 === 1) await endRegistration(scope, event.key);
    if (status === 'Cancelled') await releaseSessions(scope, event.key);
    seeded.push({ key: event.key, status });
  }
  for (const { key, mode } of await firstOf<DemoEvent>(scope, 'training', sql`key, mode`)) {
    const needs = { mode, venueKey: undefined, instructorKeys: [], topicKeys: topic.slice(0, 1) };
    const sessionsOf = (plan: number): AgendaSession[] =>
      demoDay(needs, plan).map((one) => ({ ...one, key: newKey(scope.now) }));
    const days = [1, 2].map((dayNumber) => ({ dayNumber, sessions: sessionsOf(dayNumber) }));
    await saveAgendaOfTraining(scope, key, days);
  }
  return seeded;
}

/**
 * Where an event takes place and who teaches it: the first instructor those of the first round that are launched. Every
 * other event has a room and a person of its own, as long as there are some: nobody is in two places at once.
 */
function staffOf({ instructor = [], venue = [] }: Keys, index: number) {
  const isOfFirst = index > 0 && index < demoStatuses.length - 1;
  const instructorKey = isOfFirst ? instructor[0] : instructor[index + 1];
  return { venueKey: venue[index], instructorKeys: instructorKey === undefined ? [] : [instructorKey] };
}

async function firstOf<Row>({ db, tenant }: Scope, table: string, columns: ReturnType<typeof sql>): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ${sql.table(table)} where tenant = ${tenant.id} order by key limit ${MOST_EVENTS}`.execute(
    db,
  );
  return rows;
}

/**
 * Launches stand where their events do, once people are nominated: what is over takes nobody any more. What is launched is
 * of an active one; of the others some wait, one is paused.
 */
export async function settleLaunches({ db, tenant }: Scope): Promise<void> {
  await sql`
    update "program-launch" launch set
      status = case
        when events.count = 0 and numbered.number % 4 = 3 then 'Inactive'
        when events.count = 0 and numbered.number % 4 = 0 then 'Active'
        when events.drafts = events.count then 'Draft'
        when events.over = events.count then 'Completed'
        else 'Active' end,
      "inactiveReason" = case when events.count = 0 and numbered.number % 4 = 3 then 'The budget is not decided yet' end
    from (select key, row_number() over (order by key) as number from "program-launch" where tenant = ${tenant.id})
      numbered
    cross join lateral (
      select count(*) as count, count(*) filter (where "launchedAt" is null and "cancelledAt" is null) as drafts,
        count(*) filter (where "closedAt" is not null or "cancelledAt" is not null) as over
      from event where tenant = ${tenant.id} and "launchKey" = numbered.key) events
    where launch.tenant = ${tenant.id} and launch.key = numbered.key`.execute(db);
}

/** The registration of an event ends two days before it begins. */
async function endRegistration({ db, tenant }: Scope, key: string): Promise<void> {
  await sql`update event set "registrationEndsAt" = "startAt" - interval '48 hours'
    where tenant = ${tenant.id} and key = ${key}`.execute(db);
}

/** What has happened to an event that has a status; the rest follows from its sessions. */
async function writeFacts({ db, tenant }: Scope, key: string, status: EventStatus): Promise<void> {
  const isLaunched = status !== 'Initial' && status !== 'Cancelled';
  await sql`
    update event set "startAt" = bounds.first, "endAt" = bounds.last,
      "venueKey" = bounds.venue, "venueLocationKey" = venue."venueLocationKey",
      "launchedAt" = ${isLaunched ? sql`bounds.first - interval '14 days'` : sql`null`},
      "closedAt" = ${status === 'Closed' ? sql`bounds.last + interval '1 day'` : sql`null`},
      "cancelledAt" = ${status === 'Cancelled' ? sql`bounds.first - interval '15 days'` : sql`null`},
      reason = ${status === 'Cancelled' ? 'Too few people have time' : null}
    from (select min("startAt") as first, max("endAt") as last, min("venueKey") as venue from session
      where tenant = ${tenant.id} and "eventKey" = ${key}) bounds
    left join venue on venue.tenant = ${tenant.id} and venue.key = bounds.venue
    where event.tenant = ${tenant.id} and event.key = ${key}`.execute(db);
}
