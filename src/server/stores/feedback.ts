import { randomBytes } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type {
  FeedbackAnswer,
  FeedbackAudience,
  FeedbackPerson,
  FeedbackQuestion,
  FeedbackResult,
} from '#model/feedback.ts';
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

/** Who answers a round, and about whom. */
export interface Answering {
  roundKey: string;
  recipientKey: string;
  learnerKey: string | null;
}

/** Whether somebody has answered a round. */
export async function hasAnswered({ db, tenant }: Scope, { roundKey, recipientKey, learnerKey }: Answering) {
  const { rows } = await sql`
    select from "feedback-receipt" where tenant = ${tenant.id} and "roundKey" = ${roundKey}
      and "recipientKey" = ${recipientKey} and "learnerKey" is not distinct from ${learnerKey}`.execute(db);
  return rows.length > 0;
}

/** Who has answered a round, and about whom. */
export async function receiptsOf({ db, tenant }: Scope, roundKey: string): Promise<Omit<Answering, 'roundKey'>[]> {
  const { rows } = await sql<Omit<Answering, 'roundKey'>>`
    select "recipientKey", "learnerKey" from "feedback-receipt"
    where tenant = ${tenant.id} and "roundKey" = ${roundKey}`.execute(db);
  return rows;
}

/**
 * Writes what somebody answers; nothing where they have answered before. `recipientName` is null in an anonymous form,
 * whose answers nothing leads to: neither their key nor a time. Answers whether it was written; `scope.db` is a
 * transaction.
 */
export async function writeAnswer(
  { db, tenant, now }: Scope,
  { roundKey, recipientKey, learnerKey }: Answering,
  { recipientName, answers }: { recipientName: string | null; answers: readonly FeedbackAnswer[] },
): Promise<boolean> {
  const { rows } = await sql`
    insert into "feedback-receipt" (tenant, "roundKey", "recipientKey", "learnerKey", "answeredAt")
    values (${tenant.id}, ${roundKey}, ${recipientKey}, ${learnerKey}, ${now.toISOString()})
    on conflict do nothing returning "roundKey"`.execute(db);
  if (rows.length === 0) return false;
  await sql`insert into "feedback-answer" (tenant, key, "roundKey", "recipientName", answers)
    values (${tenant.id}, ${randomBytes(16).toString('hex')}, ${roundKey}, ${recipientName},
      ${JSON.stringify(answers)}::jsonb)`.execute(db);
  return true;
}

/** A round of an event with everything that was answered to it. */
export type AnsweredRound = Omit<FeedbackResult, 'answered' | 'questions'> & {
  questions: FeedbackQuestion[];
  answers: { recipientName: string | null; answers: FeedbackAnswer[] }[];
};

/** The rounds of an event with their answers, in an order that does not tell who answered when. */
export async function answeredRoundsOf({ db, tenant }: Scope, eventKey: string): Promise<AnsweredRound[]> {
  const { rows } = await sql<AnsweredRound>`
    select round.key as "roundKey", round.name, round.audience, round.questions, round.asked,
      case when session.key is not null then json_build_object(
        'key', session.key, 'title', session.title, 'date', session.date) end as session,
      ${columnByKind.dateTime.toJson(sql.ref('round.askedAt'))} as "askedAt",
      ${columnByKind.dateTime.toJson(sql.ref('round.closesAt'))} as "closesAt",
      coalesce((select json_agg(json_build_object('recipientName', answer."recipientName", 'answers', answer.answers)
          order by answer.key)
        from "feedback-answer" answer where answer.tenant = round.tenant and answer."roundKey" = round.key),
        '[]') as answers
    from "feedback-round" round
    left join session on session.tenant = round.tenant and session.key = round."sessionKey"
    where round.tenant = ${tenant.id} and round."eventKey" = ${eventKey}
    order by round."askedAt", round.key`.execute(db);
  return rows;
}
