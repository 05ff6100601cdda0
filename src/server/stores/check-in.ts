import { sql } from 'kysely';
import { fold } from '#model/fold.ts';
import { tidy } from '#model/text.ts';
import type { Scope } from '../context.ts';

/** The event of a session; undefined where there is no such session. */
export async function eventOfSession({ db, tenant }: Scope, sessionKey: string): Promise<string | undefined> {
  const { rows } = await sql<{ eventKey: string }>`
    select "eventKey" from session where tenant = ${tenant.id} and key = ${sessionKey}`.execute(db);
  return rows[0]?.eventKey;
}

/** Somebody who has a seat. */
export interface Seated {
  nominationKey: string;
  learnerKey: string;
  name: string;
}

/** The seat that a learner has in an event. */
export async function seatOf({ db, tenant }: Scope, eventKey: string, learnerKey: string): Promise<Seated | undefined> {
  const { rows } = await sql<Seated>`
    select nomination.key as "nominationKey", learner.key as "learnerKey", learner.name
    from nomination join learner on learner.tenant = nomination.tenant and learner.key = nomination."learnerKey"
    where nomination.tenant = ${tenant.id} and nomination."eventKey" = ${eventKey} and nomination.state = 'Confirmed'
      and learner.key = ${learnerKey}`.execute(db);
  return rows[0];
}

/** Who has a seat in an event and this employee code or e-mail address, ignoring case; undefined for an address of several. */
export async function seatedBy({ db, tenant }: Scope, eventKey: string, who: string): Promise<Seated | undefined> {
  const wanted = fold(tidy(who));
  const { rows } = await sql<Seated & { isCode: boolean }>`
    select nomination.key as "nominationKey", learner.key as "learnerKey", learner.name,
      learner."employeeCodeFolded" = ${wanted} as "isCode"
    from nomination join learner on learner.tenant = nomination.tenant and learner.key = nomination."learnerKey"
    where nomination.tenant = ${tenant.id} and nomination."eventKey" = ${eventKey} and nomination.state = 'Confirmed'
      and (learner."employeeCodeFolded" = ${wanted} or lower(learner.email) = ${wanted})`.execute(db);
  const found = rows.find(({ isCode }) => isCode) ?? (rows.length === 1 ? rows[0] : undefined);
  return found && { nominationKey: found.nominationKey, learnerKey: found.learnerKey, name: found.name };
}
