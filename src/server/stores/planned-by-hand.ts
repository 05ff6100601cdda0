import { sql } from 'kysely';
import type { Scope } from '../context.ts';

/** A reminder by hand that waits for its time. */
interface PlannedByHand {
  reminderKey: string;
  eventKey: string;
  /** Instant, ISO 8601. */
  at: string;
  /** Those who are still to get it. */
  recipients: number;
}

/** The reminders by hand of events that wait for their time, by that; `to`: the entities of those who get them. */
export async function plannedByHand(
  { db, tenant, now }: Scope,
  { eventKeys, to }: { eventKeys: readonly string[]; to: readonly string[] },
): Promise<PlannedByHand[]> {
  const { rows } = await sql<PlannedByHand>`
    select outbox.payload ->> 'reminderKey' as "reminderKey", outbox."eventKey", outbox."sendAt" as at,
      (count(distinct outbox."recipientKey") filter (
        where nomination.key is null or nomination.state = 'Confirmed'))::integer as recipients
    from outbox
    left join nomination on nomination.tenant = outbox.tenant and nomination.key = outbox."nominationKey"
    where outbox.tenant = ${tenant.id} and outbox."eventKey" = any(${[...eventKeys]}) and outbox.kind = 'reminder.adHoc'
      and outbox.state = 'Scheduled' and outbox."sendAt" > ${now.toISOString()}::timestamptz
      and outbox."recipientEntity" = any(${[...to]}) and outbox.payload ->> 'reminderKey' is not null
    group by 1, 2, 3 order by 3, 1`.execute(db);
  return rows;
}

interface ByHand {
  eventKey: string;
  reminderKey: string;
  to: readonly string[];
}

/** Cancels a reminder by hand for everybody whom it has not reached yet; answers whether there was anybody. */
export async function cancelByHand(
  { db, tenant, now }: Scope,
  { eventKey, reminderKey, to }: ByHand,
): Promise<boolean> {
  const error = JSON.stringify({ message: 'delivery.cancelled.byHand' });
  const { rows } = await sql`
    update outbox set state = 'Cancelled', error = ${error}::jsonb
    where tenant = ${tenant.id} and "eventKey" = ${eventKey} and kind = 'reminder.adHoc' and state = 'Scheduled'
      and payload ->> 'reminderKey' = ${reminderKey} and "recipientEntity" = any(${[...to]})
      and ("leasedUntil" is null or "leasedUntil" <= ${now.toISOString()}::timestamptz)
    returning key`.execute(db);
  return rows.length > 0;
}
