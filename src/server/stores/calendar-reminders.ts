import { sql } from 'kysely';
import type { RemindersQuestion } from '#model/calendar.ts';
import { entityNamed } from '#model/entities.ts';
import type { RemindingEvent } from '#model/reminder-times.ts';
import type { Scope } from '../context.ts';
import type { Condition } from '../sql/criteria.ts';
import { reachOf } from '../sql/reach.ts';
import { doesRemind, mayStillRemind, sessionsHeld } from './event-reminders.ts';
import { isPlannedByHand } from './planned-by-hand.ts';

/** What a reminder is of. */
export interface Reminding {
  key: string;
  name: string;
  code: string;
  isDraft: boolean;
}

export interface NamedEvent extends Reminding {
  /** Of its launch, else of its training. */
  ownerKey: string | null;
  timeZone: string;
}

type Wanted = Omit<RemindersQuestion, 'from' | 'to'>;

/** The events within reach that may remind of themselves after an instant, those included that are not launched. */
export async function eventsThatWillRemind(
  scope: Scope,
  wanted: Wanted,
  after: Date,
): Promise<(NamedEvent & RemindingEvent)[]> {
  const { rows } = await sql<NamedEvent & RemindingEvent>`
    select ${named}, event."reminderDate", event."reminderTime", event."reminderRecurrence",
      event."registrationEndsAt", coalesce(held.sessions, '[]') as sessions
    from event ${sessionsHeld}
    where ${isWanted(scope, wanted)} and event."cancelledAt" is null and ${doesRemind}
      and (event."endAt" is null or ${mayStillRemind(after)})`.execute(scope.db);
  return rows;
}

/** A time at which something is sent by hand. */
interface TimeByHand extends NamedEvent {
  /** Instant, ISO 8601. */
  at: string;
}

/** When reminders by hand of events within reach are going to be sent; `to`: the entities of those who get them. */
export async function plannedInReach(scope: Scope, wanted: Wanted, to: readonly string[]): Promise<TimeByHand[]> {
  const { rows } = await sql<TimeByHand>`
    select distinct outbox."sendAt" as at, ${named}
    from outbox join event on event.tenant = outbox.tenant and event.key = outbox."eventKey"
    where ${isPlannedByHand(scope, to)} and ${isWanted(scope, wanted)}`.execute(scope.db);
  return rows;
}

/** The launches within reach that are going to remind, those included that are not active yet. */
export async function launchesThatWillRemind(scope: Scope, launchKey?: string): Promise<Reminding[]> {
  const launch = entityNamed('program-launch');
  const { rows } = await sql<Reminding>`
    select key, "launchName" as name, "launchCode" as code, status <> 'Active' as "isDraft" from "program-launch"
    where tenant = ${scope.tenant.id} and ${reachOf(scope, launch) ?? sql`true`} and status in ('Draft', 'Active')
      and ("startReminder" or "completionReminder") and not "remindersPaused"
      and ${launchKey === undefined ? sql`true` : sql`key = ${launchKey}`}`.execute(scope.db);
  return rows;
}

const named = sql`event.key, event.name, event.code, event."timeZone", event."launchedAt" is null as "isDraft",
  coalesce(event."launchKey", event."trainingKey") as "ownerKey"`;

function isWanted(scope: Scope, { venueKey, instructorKey, trainingKey, launchKey }: Wanted): Condition {
  const session = sql`from session where session.tenant = event.tenant and session."eventKey" = event.key
    and session.status = 'Scheduled'`;
  const taught = sql`(select held."sessionKey" from "session-instructor" held
    where held.tenant = event.tenant and held."eventKey" = event.key and held."instructorKey" = ${instructorKey})`;
  const conditions = [
    sql`event.tenant = ${scope.tenant.id} and ${reachOf(scope, entityNamed('event')) ?? sql`true`}`,
    ...(trainingKey ? [sql`event."trainingKey" = ${trainingKey}`] : []),
    ...(launchKey ? [sql`event."launchKey" = ${launchKey}`] : []),
    ...(venueKey ? [sql`exists (select ${session} and session."venueKey" = ${venueKey})`] : []),
    ...(instructorKey ? [sql`exists (select ${session} and session.key in ${taught})`] : []),
  ];
  return sql.join(conditions, sql` and `);
}
