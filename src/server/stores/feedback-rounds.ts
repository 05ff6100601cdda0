import { sql, type RawBuilder } from 'kysely';
import type { FeedbackAudience, FeedbackQuestion } from '#model/feedback.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';
import type { Condition } from '../sql/criteria.ts';

/** A form that was asked of some people after an event or a session, with its questions as they were. */
export interface FeedbackRound {
  key: string;
  eventKey: string;
  sessionKey: string | null;
  formKey: string;
  audience: FeedbackAudience;
  name: string;
  anonymous: boolean;
  questions: FeedbackQuestion[];
  /** How many people. */
  asked: number;
  closesAt: string;
}

/** A form that is to be asked now. */
export type DueForm = Omit<FeedbackRound, 'key' | 'asked' | 'closesAt'> & { closesAfterDays: number };

/**
 * The forms that are to be asked now: their event or session is over for as long as they say, they are in use and were
 * not asked yet. What would have been closed by now is not asked any more. With an event only its own.
 */
export async function dueForms(scope: Scope, eventKey?: string): Promise<DueForm[]> {
  const { rows } = await sql<DueForm>`
    with over as (select event.* from event where ${isOver(scope, eventKey)}),
    wanted as (
      select key as "eventKey", null as "sessionKey", "eventFeedbackFormKey" as "formKey", 'LEARNER' as audience,
        "endAt", null::integer as days from over
      union all
      select key, null, "managerFeedbackFormKey", 'MANAGER', "endAt", "managerFormDaysAfter" from over
      union all
      select key, null, "trainerFeedbackFormKey", 'TRAINER', "endAt", null from over
      union all
      select event.key, session.key, event."sessionFeedbackFormKey", 'LEARNER', session."endAt", null
      from event join session on session.tenant = event.tenant and session."eventKey" = event.key
      where ${isOngoing(scope, eventKey)} and session.status <> 'Cancelled' and session."endAt" <= ${instant(scope)}
    )
    select wanted."eventKey", wanted."sessionKey", form.key as "formKey", wanted.audience, form.name, form.anonymous,
      form.questions, form."closesAfterDays"
    from wanted join "feedback-form" form on form.tenant = ${scope.tenant.id} and form.key = wanted."formKey"
    cross join lateral (
      select wanted."endAt" + make_interval(days => coalesce(wanted.days, form."daysAfter")) as at) due
    where form.status and due.at <= ${instant(scope)}
      and due.at + make_interval(days => form."closesAfterDays") > ${instant(scope)}
      and not exists (select from "feedback-round" round where round.tenant = ${scope.tenant.id}
        and round."eventKey" = wanted."eventKey" and round."sessionKey" is not distinct from wanted."sessionKey"
        and round."formKey" = form.key and round.audience = wanted.audience)
    order by wanted."eventKey", wanted."endAt"`.execute(scope.db);
  return rows;
}

function isOver(scope: Scope, eventKey?: string): Condition {
  return sql`${isOngoing(scope, eventKey)} and event."endAt" <= ${instant(scope)}`;
}

/** Whether the sessions of an event take place: those of the last years, for nobody is asked about what is long ago. */
function isOngoing(scope: Scope, eventKey: string | undefined): Condition {
  return sql`event.tenant = ${scope.tenant.id} and event."launchedAt" is not null and event."cancelledAt" is null
    and event."endAt" > ${instant(scope)} - interval '2 years'
    ${eventKey === undefined ? sql`` : sql`and event.key = ${eventKey}`}`;
}

function instant({ now }: Scope): RawBuilder<Date> {
  return sql`${now.toISOString()}::timestamptz`;
}

/** Writes that a form is asked. Answers whether it was not yet. */
export async function openRound(scope: Scope, round: FeedbackRound): Promise<boolean> {
  const { key, eventKey, sessionKey, formKey, audience, name, anonymous, questions, asked, closesAt } = round;
  const { rows } = await sql`
    insert into "feedback-round" (tenant, key, "eventKey", "sessionKey", "formKey", audience, name, anonymous, questions,
      asked, "askedAt", "closesAt")
    values (${scope.tenant.id}, ${key}, ${eventKey}, ${sessionKey}, ${formKey}, ${audience}, ${name}, ${anonymous},
      ${JSON.stringify(questions)}::jsonb, ${asked}, ${instant(scope)}, ${closesAt})
    on conflict do nothing returning key`.execute(scope.db);
  return rows.length > 0;
}

/** A round of an event; undefined where there is none of that key. */
export async function roundOf(scope: Scope, eventKey: string, key: string): Promise<FeedbackRound | undefined> {
  return (await readRounds(scope, sql`"eventKey" = ${eventKey} and key = ${key}`))[0];
}

/** The rounds of an event, the newest first. */
export async function roundsOf(scope: Scope, eventKey: string): Promise<FeedbackRound[]> {
  return readRounds(scope, sql`"eventKey" = ${eventKey}`);
}

async function readRounds({ db, tenant }: Scope, condition: Condition): Promise<FeedbackRound[]> {
  const { rows } = await sql<FeedbackRound>`
    select key, "eventKey", "sessionKey", "formKey", audience, name, anonymous, questions, asked,
      ${columnByKind.dateTime.toJson(sql.ref('closesAt'))} as "closesAt"
    from "feedback-round" where tenant = ${tenant.id} and ${condition} order by "askedAt" desc, key desc`.execute(db);
  return rows;
}
