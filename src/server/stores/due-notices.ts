import { sql, type RawBuilder } from 'kysely';
import type { Channel, DeliveryError } from '#model/delivery.ts';
import type { Tenant } from '../config.ts';
import type { Condition } from '../sql/criteria.ts';
import type { Db } from '../sql/database.ts';
import { noteArrival } from './invitations.ts';
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
  /** Names the mail of the day that it goes in; its own key where it goes by itself, null where nobody has asked yet. */
  digest: string | null;
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

/**
 * Takes notices that are due, longest due first: of many servers one gets each. The first notice of a mail of the day
 * brings all the others with it.
 */
export async function takeDueNotices(db: Db, tenant: Tenant, taking: Taking): Promise<DueNotice[]> {
  const at = taking.now.toISOString();
  const { rows } = await sql<DueNotice>`
    with due as (
      select key from outbox
      where tenant = ${tenant.id} and state = 'Scheduled' and "dueAt" <= ${at}::timestamptz
        and channel = any(${[...taking.channels]})
        and ("leasedUntil" is null or "leasedUntil" <= ${at}::timestamptz)
        and (digest is null or not exists (
          select from outbox earlier where earlier.tenant = outbox.tenant and ${isWith('earlier', 'outbox')}
            and earlier.key < outbox.key))
      order by "dueAt", key limit ${taking.most} for update skip locked)
    update outbox set "leasedUntil" = ${taking.until.toISOString()}, attempts = attempts + 1,
      "messageId" = case when digest is null then ${ownMessageId(tenant)} else "messageId" end
    from due where tenant = ${tenant.id} and outbox.key = due.key
    returning ${taken}`.execute(db);
  const first = rows.filter(({ digest }) => digest !== null);
  const single = rows.filter(({ digest }) => digest === null);
  return first.length > 0 ? [...single, ...(await takeWholeMails(db, tenant, first))] : single;
}

/** What follows the first notices of their mails: nobody else takes it as long as those are not sent. */
async function takeWholeMails(db: Db, tenant: Tenant, first: readonly DueNotice[]): Promise<DueNotice[]> {
  const keys = first.map(({ key }) => key);
  const until = first[0]?.leasedUntil;
  const { rows } = await sql<DueNotice>`
    update outbox set "leasedUntil" = ${until}::timestamptz, attempts = first.attempts,
      "messageId" = coalesce(outbox."messageId", first.id)
    from (select outbox.*, ${ownMessageId(tenant)} as id from outbox
      where tenant = ${tenant.id} and key = any(${keys})) first
    where outbox.tenant = ${tenant.id} and ${isWith('outbox', 'first')}
    returning ${taken}`.execute(db);
  return rows;
}

/** Whether two notices go in one mail of the day: what is put into it when it is on its way goes in another one. */
function isWith(one: string, other: string): Condition {
  const both = (column: string) => [sql.ref(`${one}.${column}`), sql.ref(`${other}.${column}`)] as const;
  const [[digest, ofOther], [messageId, idOfOther]] = [both('digest'), both('messageId')];
  return sql`${digest} = ${ofOther} and ${messageId} is not distinct from ${idOfOther}
    and ${sql.ref(`${one}.state`)} = 'Scheduled'`;
}

function ownMessageId({ hostname }: Tenant): RawBuilder<string> {
  return sql`'<' || outbox.key || '.' || outbox.resends || '@' || ${hostname}::text || '>'`;
}

const taken = sql`outbox.key, outbox.kind, outbox.channel, outbox."uniqueKey", outbox."recipientEntity",
  outbox."recipientKey", outbox."nominationKey", outbox."eventKey", outbox."launchKey", outbox.payload, outbox.attempts,
  outbox.resends, outbox.digest, outbox."messageId", outbox."leasedUntil"`;

/** Puts a notice that was taken and not tried into a mail with others of the same `digest`, to be sent at an instant. */
export async function putIntoMail(
  db: Db,
  tenant: Tenant,
  notice: DueNotice,
  { digest, at }: { digest: string; at: Date },
) {
  await sql`
    update outbox set digest = ${digest}, "nextAttemptAt" = ${at.toISOString()}, attempts = attempts - 1,
      "messageId" = null, "leasedUntil" = null
    where ${isInHand(tenant, [notice])}`.execute(db);
}

/** How a try ended. */
export type Outcome =
  | { state: 'Sent'; at: Date }
  | { state: 'Cancelled'; error: DeliveryError }
  | ({ error: DeliveryError; mayHaveArrived: boolean } & (
      { state: 'Failed' } | { state: 'Scheduled'; nextAttemptAt: Date }
    ));

/**
 * Writes how a try of notices that were taken together ended, and whether calendars have heard what they tell, and ends
 * their lease; who lost the lease changes nothing.
 */
export async function settleNotices(db: Db, tenant: Tenant, notices: readonly DueNotice[], outcome: Outcome) {
  if (notices.length === 0) return;
  const sentAt = outcome.state === 'Sent' ? outcome.at.toISOString() : null;
  const nextAttemptAt = outcome.state === 'Scheduled' ? outcome.nextAttemptAt.toISOString() : null;
  const error = 'error' in outcome ? JSON.stringify(outcome.error) : null;
  await sql`
    with settled as (
      update outbox set state = ${outcome.state}, "sentAt" = coalesce(${sentAt}::timestamptz, "sentAt"),
        "nextAttemptAt" = ${nextAttemptAt}, error = ${error}::jsonb, "leasedUntil" = null
      where ${isInHand(tenant, notices)} returning *)
    ${noteArrival(tenant, 'settled', hasArrived(outcome))}`.execute(db);
}

/** Null where nobody knows: what is cancelled may have been tried before. */
function hasArrived(outcome: Outcome): boolean | null {
  if (outcome.state === 'Sent') return true;
  return outcome.state === 'Cancelled' || outcome.mayHaveArrived ? null : false;
}

/** Leases notices that were taken together for longer; answers those that nobody else has taken meanwhile. */
export async function holdNotices(db: Db, tenant: Tenant, notices: readonly DueNotice[], until: Date) {
  const { rows } = await sql<Pick<DueNotice, 'key' | 'leasedUntil'>>`
    update outbox set "leasedUntil" = ${until.toISOString()} where ${isInHand(tenant, notices)}
    returning key, "leasedUntil"`.execute(db);
  const leases = new Map(rows.map(({ key, leasedUntil }) => [key, leasedUntil]));
  return notices.flatMap((notice) => {
    const leasedUntil = leases.get(notice.key);
    return leasedUntil === undefined ? [] : [{ ...notice, leasedUntil }];
  });
}

/** Notices that are still in the hands of who took them. */
function isInHand(tenant: Tenant, notices: readonly DueNotice[]): Condition {
  return sql`tenant = ${tenant.id} and key = any(${notices.map(({ key }) => key)}) and state = 'Scheduled'
    and "leasedUntil" = ${notices[0]?.leasedUntil}::timestamptz`;
}
