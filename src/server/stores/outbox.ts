import { sql } from 'kysely';
import type { Scope } from '../context.ts';
import { newKey } from '../records/new-key.ts';
import type { Condition } from '../sql/criteria.ts';

/** A message that somebody is to get: what it says is read when it is sent. */
export interface Notice {
  /** Names what it says, such as `nomination.confirmed`. */
  kind: string;
  channel: string;
  /** Of what it tells: the same one is written once, whoever tries again. */
  uniqueKey: string;
  /** A manager is the learner's, whoever that is when it is sent. */
  recipientEntity: 'learner' | 'instructor' | 'trainer' | 'manager';
  /** Of the learner whose manager it is, where a manager gets it. */
  recipientKey: string;
  nominationKey?: string;
  eventKey?: string;
  launchKey?: string;
  /** Instant, ISO 8601 in UTC; as soon as it is written where absent. */
  sendAt?: string;
  /** Keys and small facts alone. */
  payload: object;
}

/** Writes notices in the transaction of what they tell, so that neither is there without the other. */
export async function writeNotices(scope: Scope, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const now = scope.now.toISOString();
  const rows = notices.map((notice) => ({ sendAt: now, ...notice, key: newKey(scope.now) }));
  await sql`
    insert into outbox (tenant, key, "uniqueKey", kind, channel, "recipientEntity", "recipientKey", "nominationKey",
      "eventKey", "launchKey", "sendAt", payload, "creationTime")
    select ${scope.tenant.id}, given.*, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      key text, "uniqueKey" text, kind text, channel text, "recipientEntity" text, "recipientKey" text,
      "nominationKey" text, "eventKey" text, "launchKey" text, "sendAt" timestamptz, payload jsonb)
    on conflict (tenant, "uniqueKey") do nothing`.execute(scope.db);
}

/** Which of these notices were written, whatever became of them. */
export async function uniqueKeysWritten({ db, tenant }: Scope, uniqueKeys: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ uniqueKey: string }>`
    select "uniqueKey" from outbox
    where tenant = ${tenant.id} and "uniqueKey" = any(${[...uniqueKeys]})`.execute(db);
  return new Set(rows.map(({ uniqueKey }) => uniqueKey));
}

interface Unsent {
  kind: string;
  eventKey: string;
  /** Those alone that were to be sent at this instant, ISO 8601. */
  sendAt?: string;
}

/**
 * Cancels notices of a kind about an event that nobody is sending yet, and answers what they were; `message` is the key of
 * the reason.
 */
export function cancelUnsent(scope: Scope, { kind, eventKey, sendAt }: Unsent, message: string): Promise<Unsaid[]> {
  const isOfTime = sendAt === undefined ? sql`true` : sql`"sendAt" = ${sendAt}`;
  return cancelWhere(scope, sql`kind = ${kind} and "eventKey" = ${eventKey} and ${isOfTime}`, message);
}

/** A notice that is cancelled. */
interface Unsaid extends Pick<Notice, 'channel'> {
  payload: Record<string, unknown>;
  /** It may have arrived although nobody has heard so. */
  wasTried: boolean;
}

/** Cancels the notices, among those that nobody is sending yet, for which a condition holds; answers what they were. */
export async function cancelWhere({ db, tenant, now }: Scope, which: Condition, message: string): Promise<Unsaid[]> {
  const { rows } = await sql<Unsaid>`
    update outbox set state = 'Cancelled', error = ${JSON.stringify({ message })}::jsonb
    where tenant = ${tenant.id} and state = 'Scheduled' and ${which}
      and ("leasedUntil" is null or "leasedUntil" <= ${now.toISOString()}::timestamptz)
    returning channel, payload, attempts > 0 or "sentAt" is not null as "wasTried"`.execute(db);
  return rows;
}
