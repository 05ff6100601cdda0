import { sql } from 'kysely';
import type { FeedbackPerson } from '#model/feedback.ts';
import type { Scope } from '../context.ts';
import type { DueForm } from './feedback-rounds.ts';

/** Who is asked. */
export interface FeedbackRecipient {
  /** Of the learner or the instructor who answers. */
  recipientKey: string;
  /** About whom a manager answers. */
  learnerKey: string | null;
  nominationKey: string | null;
}

/** The learners who are asked after an event, or a session: they had a seat, and are not known to have stayed away. */
export async function attendingLearners(
  scope: Scope,
  { eventKey, sessionKey }: Pick<DueForm, 'eventKey' | 'sessionKey'>,
): Promise<FeedbackRecipient[]> {
  const { rows } = await sql<FeedbackRecipient>`
    select learner.key as "recipientKey", null as "learnerKey", nomination.key as "nominationKey"
    from nomination join learner on learner.tenant = nomination.tenant and learner.key = nomination."learnerKey"
    where nomination.tenant = ${scope.tenant.id} and nomination."eventKey" = ${eventKey}
      and nomination.state = 'Confirmed' and nomination.outcome is distinct from 'NoShow' and learner.status
      and not exists (select from "attendance-mark" said where said.tenant = nomination.tenant
        and said."nominationKey" = nomination.key and said."sessionKey" is not distinct from ${sessionKey}
        and said.mark in ('Absent', 'Excused'))
    order by nomination.key`.execute(scope.db);
  return rows;
}

/** Who has taught an event. */
export async function teachersOf({ db, tenant }: Scope, eventKey: string): Promise<FeedbackRecipient[]> {
  const { rows } = await sql<FeedbackRecipient>`
    select distinct instructor.key as "recipientKey", null as "learnerKey", null as "nominationKey"
    from "session-instructor" held
    join session on session.tenant = held.tenant and session.key = held."sessionKey" and session.status <> 'Cancelled'
    join instructor on instructor.tenant = held.tenant and instructor.key = held."instructorKey" and instructor.status
    where held.tenant = ${tenant.id} and held."eventKey" = ${eventKey} order by 1`.execute(db);
  return rows;
}

/** Who is asked, with their names, in the order of those. */
export async function namedRecipients({ db, tenant }: Scope, recipients: readonly FeedbackRecipient[]) {
  const { rows } = await sql<FeedbackPerson>`
    select given."recipientKey", coalesce(learner.name, instructor."userName") as name,
      given."learnerKey", about.name as "learnerName"
    from jsonb_to_recordset(${JSON.stringify(recipients)}::jsonb) as given ("recipientKey" text, "learnerKey" text)
    left join learner on learner.tenant = ${tenant.id} and learner.key = given."recipientKey"
    left join instructor on instructor.tenant = ${tenant.id} and instructor.key = given."recipientKey"
    left join learner about on about.tenant = ${tenant.id} and about.key = given."learnerKey"
    order by coalesce(learner."nameFolded", instructor."userNameFolded"), about."nameFolded"`.execute(db);
  return rows;
}
