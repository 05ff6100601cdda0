import { sql } from 'kysely';
import { reminderKinds, type AgeLimits } from '#model/mail/notice-age.ts';
import type { Tenant } from '../config.ts';
import type { Condition } from '../sql/criteria.ts';
import type { Db } from '../sql/database.ts';

interface Ending {
  now: Date;
  limits: AgeLimits;
  most: number;
}

/** The key of the reason that those have which were ended for their age. */
export const TOO_OLD = 'delivery.cancelled.tooOld';

/** Ends notices unsent that have been due for longer than they are of use, whether or not their channel has a server; answers how many. */
export async function endOldNotices(db: Db, tenant: Tenant, { now, limits, most }: Ending): Promise<number> {
  const { rows } = await sql`
    with old as (
      select key from outbox
      where tenant = ${tenant.id} and state = 'Scheduled'
        and ${isDueSince(limits.reminders)} and (kind = any(${[...reminderKinds]}) or ${isDueSince(limits.others)})
        and ("leasedUntil" is null or "leasedUntil" <= ${now.toISOString()}::timestamptz)
      order by "dueAt", key limit ${most} for update skip locked)
    update outbox set state = 'Cancelled', error = ${JSON.stringify({ message: TOO_OLD })}::jsonb, "leasedUntil" = null
    from old where tenant = ${tenant.id} and outbox.key = old.key
    returning outbox.key`.execute(db);
  return rows.length;
}

/** Who comes late is reminded of a time before there was a notice: it is as old as the notice. */
function isDueSince(limit: Date): Condition {
  const at = limit.toISOString();
  return sql`("dueAt" <= ${at}::timestamptz and "creationTime" <= ${at}::timestamptz)`;
}

interface Removal {
  before: Date;
  most: number;
}

/**
 * Removes notices that were settled before an instant, those of an event when it was over by then: as long as it goes on
 * they are its log, and tell what is not to be sent twice. Answers how many.
 */
export async function removeSettled(db: Db, tenant: Tenant, { before, most }: Removal): Promise<number> {
  const wasBefore = (name: string) => sql`${sql.ref(name)} <= ${before.toISOString()}::timestamptz`;
  const { rows } = await sql`
    with old as (
      select outbox.key from outbox left join event on event.tenant = outbox.tenant and event.key = outbox."eventKey"
      where outbox.tenant = ${tenant.id} and outbox.state <> 'Scheduled' and ${wasBefore('outbox.sendAt')}
        and ${wasBefore('outbox.creationTime')} and (outbox."sentAt" is null or ${wasBefore('outbox.sentAt')})
        and (event.key is null or ${wasBefore('event.endAt')} or ${wasBefore('event.cancelledAt')})
      order by outbox."sendAt" limit ${most} for update of outbox skip locked)
    delete from outbox using old where tenant = ${tenant.id} and outbox.key = old.key
    returning outbox.key`.execute(db);
  return rows.length;
}
