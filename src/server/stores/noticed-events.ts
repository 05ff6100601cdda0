import { sql } from 'kysely';
import { entityNamed } from '#model/entities.ts';
import { fieldNamed } from '#model/entity.ts';
import type { Scope } from '../context.ts';
import { valueOf } from '../sql/columns.ts';
import type { Condition } from '../sql/criteria.ts';

/** An event of which staff may have to be told. */
export interface NoticedEvent {
  key: string;
  code: string;
}

interface Span {
  after: Date;
  until: Date;
}

/** Events that go on, and that start or ended in a time; in the order of their keys. */
export async function eventsBetween(
  { db, tenant }: Scope,
  bound: 'startAt' | 'endAt',
  span: Span,
  which: Condition = sql`true`,
): Promise<NoticedEvent[]> {
  const { rows } = await sql<NoticedEvent>`
    select key, code from event
    where tenant = ${tenant.id} and "launchedAt" is not null and "cancelledAt" is null and "closedAt" is null
      and ${sql.ref(bound)} > ${span.after.toISOString()} and ${sql.ref(bound)} <= ${span.until.toISOString()}
      and ${which}
    order by key`.execute(db);
  return rows;
}

const event = entityNamed('event');
const confirmed = valueOf(event, fieldNamed(event.fields, 'confirmed', 'event'));

/** Events that start in a time, and for which too few are confirmed now; in the order of their keys. */
export function eventsBelowMinimum(scope: Scope, span: Span): Promise<NoticedEvent[]> {
  return eventsBetween(scope, 'startAt', span, sql`${confirmed} < event."minAttendees"`);
}

/**
 * Who runs an event, of the trainers that are active: those of its launch's learning environment, and who has made the
 * launch or the event (DOMAIN.md, section 8).
 */
export async function trainersOf({ db, tenant }: Scope, eventKey: string): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    select trainer.key from event
    left join "program-launch" launch on launch.tenant = event.tenant and launch.key = event."launchKey"
    join trainer on trainer.tenant = event.tenant and trainer.status
    where event.tenant = ${tenant.id} and event.key = ${eventKey} and (
      exists (select from "learning-environment-trainer" mapped
        where mapped.tenant = event.tenant and mapped."trainerKey" = trainer.key
          and mapped."learningEnvironmentKey" = launch."learningEnvironmentKey")
      or trainer."employeeCodeFolded" in (select made."byLoginFolded" from audit made
        where made.tenant = event.tenant and (
          made.entity = 'event' and made.key = event.key and made."byId" = event."createdById"
          or made.entity = 'program-launch' and made.key = launch.key and made."byId" = launch."createdById")))
    order by trainer.key`.execute(db);
  return rows.map(({ key }) => key);
}
