import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { FeedbackAnswer, FeedbackQuestion, FeedbackResult } from '#model/feedback.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';

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
