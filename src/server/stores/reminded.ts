import { sql } from 'kysely';
import type { Learner } from '#model/generated/types.ts';
import type { Reachable } from '#model/rules/why-not-reminded.ts';
import type { Scope } from '../context.ts';
import { isKey } from '../records/new-key.ts';

/** Somebody who could be reminded. */
export interface Person extends Reachable {
  key: string;
  name: string;
  language: Learner['language'] | null;
  /** Of a learner. */
  nominationKey?: string;
}

/** The confirmed learners of an event, or those of the nominations, confirmed or not; by name. */
export async function learnersOf(scope: Scope, eventKey: string, nominationKeys?: readonly string[]) {
  const chosen = nominationKeys
    ? sql`nomination.key = any(${nominationKeys.filter((key) => isKey(key))})`
    : sql`nomination.state = 'Confirmed'`;
  const { rows } = await sql<Person>`
    select learner.key, learner.name, learner.email, learner.phone, learner.status as "isActive", learner.language,
      nomination.key as "nominationKey", nomination.state = 'Confirmed' as "isConfirmed"
    from nomination join learner on learner.tenant = nomination.tenant and learner.key = nomination."learnerKey"
    where nomination.tenant = ${scope.tenant.id} and nomination."eventKey" = ${eventKey} and ${chosen}
    order by learner."nameFolded", nomination.key`.execute(scope.db);
  return rows;
}

/** Who teaches a session of an event that takes place; by name. */
export async function instructorsOf(scope: Scope, eventKey: string): Promise<Person[]> {
  const { rows } = await sql<Person>`
    select instructor.key, instructor."userName" as name, instructor.email, instructor.phone, instructor.status as "isActive",
      instructor.language
    from instructor where instructor.tenant = ${scope.tenant.id} and instructor.key in (
      select held."instructorKey" from "session-instructor" held
      join session on session.tenant = held.tenant and session.key = held."sessionKey"
      where held.tenant = ${scope.tenant.id} and held."eventKey" = ${eventKey} and session.status = 'Scheduled')
    order by instructor."userNameFolded", instructor.key`.execute(scope.db);
  return rows;
}
