import { sql } from 'kysely';
import type { PlannedRecipient } from '#model/reminders.ts';
import type { Scope } from '../context.ts';
import type { Condition } from '../sql/criteria.ts';
import { cancelWhere } from './outbox.ts';
import { recipientJoins, recipientOf } from './recipients.ts';

/** A reminder by hand that waits for its time. */
interface PlannedByHand {
  reminderKey: string;
  /** Instant, ISO 8601. */
  at: string;
  /** Those who are still to get it. */
  recipients: number;
}

/** That a notice in the outbox is one of a reminder by hand which waits for its time; `to`: the entities of those who get it. */
export function isPlannedByHand({ tenant, now }: Scope, to: readonly string[]): Condition {
  return sql`outbox.tenant = ${tenant.id} and outbox.kind = 'reminder.adHoc' and outbox.state = 'Scheduled'
    and outbox."sendAt" > ${now.toISOString()}::timestamptz and outbox."recipientEntity" = any(${[...to]})
    and outbox.payload ->> 'reminderKey' is not null`;
}

/** The reminders by hand of an event that wait for their time, by that; `to`: the entities of those who get them. */
export async function plannedByHand(scope: Scope, eventKey: string, to: readonly string[]): Promise<PlannedByHand[]> {
  const { rows } = await sql<PlannedByHand>`
    select outbox.payload ->> 'reminderKey' as "reminderKey", outbox."sendAt" as at,
      (count(distinct outbox."recipientKey") filter (
        where nomination.key is null or nomination.state = 'Confirmed'))::integer as recipients
    from outbox
    left join nomination on nomination.tenant = outbox.tenant and nomination.key = outbox."nominationKey"
    where ${isPlannedByHand(scope, to)} and outbox."eventKey" = ${eventKey}
    group by 1, 2 order by 2, 1`.execute(scope.db);
  return rows;
}

/** Those who are still to get a reminder by hand, by name. */
export async function recipientsByHand(
  scope: Scope,
  { eventKey, reminderKey, to }: ByHand,
): Promise<PlannedRecipient[]> {
  const { rows } = await sql<PlannedRecipient>`
    select recipient ->> 'key' as key, recipient ->> 'name' as name, recipient ->> 'email' as email,
      array_agg(outbox.channel order by outbox.channel) as channels
    from outbox ${recipientJoins}
    left join nomination on nomination.tenant = outbox.tenant and nomination.key = outbox."nominationKey"
    cross join lateral (select ${recipientOf} as recipient) found
    where ${isPlannedByHand(scope, to)} and outbox."eventKey" = ${eventKey} and recipient is not null
      and outbox.payload ->> 'reminderKey' = ${reminderKey}
      and (nomination.key is null or nomination.state = 'Confirmed')
    group by 1, 2, 3 order by 2, 1`.execute(scope.db);
  return rows;
}

interface ByHand {
  eventKey: string;
  reminderKey: string;
  to: readonly string[];
}

/** Cancels a reminder by hand for everybody whom it has not reached yet; answers whether there was anybody. */
export async function cancelByHand(scope: Scope, { eventKey, reminderKey, to }: ByHand): Promise<boolean> {
  const which = sql<boolean>`"eventKey" = ${eventKey} and kind = 'reminder.adHoc'
    and payload ->> 'reminderKey' = ${reminderKey} and "recipientEntity" = any(${[...to]})`;
  return (await cancelWhere(scope, which, 'delivery.cancelled.byHand')).length > 0;
}
