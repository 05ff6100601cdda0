import { sql } from 'kysely';
import type { Learner } from '#model/generated/types.ts';
import type { Channel, DeliveryError } from '#model/delivery.ts';
import type { NominationState } from '#model/rules/nomination-states.ts';
import type { Tenant } from '../config.ts';
import type { Scope } from '../context.ts';
import type { Db } from '../sql/database.ts';
import { recipientJoins, recipientOf } from './recipients.ts';
import type { Notice } from './outbox.ts';

/** A notice whose time has come, which nobody else touches until the lease ends. */
export interface DueNotice {
  key: string;
  kind: string;
  channel: Channel;
  uniqueKey: string;
  recipientEntity: Notice['recipientEntity'];
  recipientKey: string;
  nominationKey: string | null;
  eventKey: string | null;
  launchKey: string | null;
  payload: object;
  /** With the one that has begun. */
  attempts: number;
  resends: number;
  /** With its brackets. */
  messageId: string;
  /** Instant, ISO 8601 in UTC. */
  leasedUntil: string;
}

interface Taking {
  now: Date;
  until: Date;
  channels: readonly Channel[];
  most: number;
}

/** Takes notices that are due, longest due first: of many servers one gets each. */
export async function takeDueNotices(db: Db, tenant: Tenant, taking: Taking): Promise<DueNotice[]> {
  const at = taking.now.toISOString();
  const { rows } = await sql<DueNotice>`
    with due as (
      select key from outbox
      where tenant = ${tenant.id} and state = 'Scheduled' and "dueAt" <= ${at}::timestamptz
        and channel = any(${[...taking.channels]})
        and ("leasedUntil" is null or "leasedUntil" <= ${at}::timestamptz)
      order by "dueAt", key limit ${taking.most} for update skip locked)
    update outbox set "leasedUntil" = ${taking.until.toISOString()}, attempts = attempts + 1,
      "messageId" = '<' || outbox.key || '.' || resends || '@' || ${tenant.hostname}::text || '>'
    from due where tenant = ${tenant.id} and outbox.key = due.key
    returning outbox.key, kind, channel, "uniqueKey", "recipientEntity", "recipientKey", "nominationKey", "eventKey",
      "launchKey", payload, attempts, resends, "messageId", "leasedUntil"`.execute(db);
  return rows;
}

/** Who gets a notice, as they are now. */
export interface Recipient {
  entity: Notice['recipientEntity'];
  key: string;
  name: string;
  employeeCode: string;
  email: string | null;
  phone: string | null;
  /** In which they read; that of the installation where they have not said. */
  language: Learner['language'] | null;
  isActive: boolean;
}

/** What must still be so for a notice to be sent. */
export interface Standing {
  nominationState: NominationState | null;
  isEventCancelled: boolean;
  hasBegunMeanwhile: boolean;
  recipient: Recipient | null;
}

/** How things stand for notices, by their keys. */
export async function standingOf({ db, tenant, now }: Scope, keys: readonly string[]): Promise<Map<string, Standing>> {
  const { rows } = await sql<Standing & { key: string }>`
    select outbox.key, nomination.state as "nominationState", event."cancelledAt" is not null as "isEventCancelled",
      coalesce(outbox."sendAt" < event."startAt" and event."startAt" <= ${now.toISOString()}, false) as "hasBegunMeanwhile",
      ${recipientOf} as recipient
    from outbox
    left join nomination on nomination.tenant = outbox.tenant and nomination.key = outbox."nominationKey"
    left join event on event.tenant = outbox.tenant and event.key = outbox."eventKey"
    ${recipientJoins}
    where outbox.tenant = ${tenant.id} and outbox.key = any(${[...keys]})`.execute(db);
  return new Map(rows.map(({ key, ...standing }) => [key, standing]));
}

/** How a try ended. */
export type Outcome =
  | { state: 'Sent'; at: Date }
  | { state: 'Cancelled' | 'Failed'; error: DeliveryError }
  | { state: 'Scheduled'; error: DeliveryError; nextAttemptAt: Date };

/** Writes how a try ended and ends its lease; who lost the lease changes nothing. */
export async function settleNotice(db: Db, tenant: Tenant, taken: DueNotice, outcome: Outcome): Promise<void> {
  const sentAt = outcome.state === 'Sent' ? outcome.at.toISOString() : null;
  const nextAttemptAt = outcome.state === 'Scheduled' ? outcome.nextAttemptAt.toISOString() : null;
  const error = 'error' in outcome ? JSON.stringify(outcome.error) : null;
  await sql`
    update outbox set state = ${outcome.state}, "sentAt" = coalesce(${sentAt}::timestamptz, "sentAt"),
      "nextAttemptAt" = ${nextAttemptAt}, error = ${error}::jsonb, "leasedUntil" = null
    where tenant = ${tenant.id} and key = ${taken.key} and state = 'Scheduled'
      and "leasedUntil" = ${taken.leasedUntil}::timestamptz`.execute(db);
}
