import { sql, type RawBuilder } from 'kysely';
import type { Channel, Delivery, DeliveryState, TellingEntity } from '#model/delivery.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';
import type { Condition } from '../sql/criteria.ts';
import { TOO_OLD } from './old-notices.ts';
import { cancelWhere } from './outbox.ts';
import { recipientJoins, recipientOf } from './recipients.ts';

/** What tells people something. */
export interface Teller {
  entity: TellingEntity;
  key: string;
}

export interface DeliveryFilter {
  state?: DeliveryState | undefined;
  channel?: Channel | undefined;
}

interface Part {
  limit: number;
  offset: number;
}

/** What an event or a launch has told and will tell: those to come first, then the newest. */
export async function deliveriesOf(scope: Scope, teller: Teller, filter: DeliveryFilter, part: Part) {
  const within = toldBy(scope, teller);
  const wanted = [
    within,
    ...(filter.state ? [sql`outbox.state = ${filter.state}`] : []),
    ...(filter.channel ? [sql`outbox.channel = ${filter.channel}`] : []),
  ];
  const where = sql.join(wanted, sql` and `);
  const items = await read(
    scope,
    sql`${where} order by outbox."sendAt" desc, outbox.key desc
    limit ${part.limit} offset ${part.offset}`,
  );
  const { rows } = await sql<{ state: DeliveryState; count: number; matching: number }>`
    select state, count(*)::integer as count, (count(*) filter (where ${where}))::integer as matching
    from outbox where ${within} group by state`.execute(scope.db);
  return {
    items,
    totalItems: rows.reduce((sum, { matching }) => sum + matching, 0),
    counts: Object.fromEntries(rows.map(({ state, count }) => [state, count])),
  };
}

/** A notice of an event or a launch as the log tells of it; undefined where there is none. */
export async function deliveryNamed(scope: Scope, teller: Teller, key: string): Promise<Delivery | undefined> {
  const [found] = await read(scope, sql`${toldBy(scope, teller)} and outbox.key = ${key}`);
  return found;
}

/** Schedules what failed, was sent or was cancelled to be sent now; answers whether it was one of those. */
export async function resend(scope: Scope, teller: Teller, key: string): Promise<boolean> {
  const { rows } = await sql`
    update outbox set ${sentNow(scope)}, resends = resends + (case state when 'Sent' then 1 else 0 end)
    where ${toldBy(scope, teller)} and key = ${key} and state <> 'Scheduled' returning key`.execute(scope.db);
  return rows.length > 0;
}

/** Cancels what is scheduled and not being sent at this moment; answers whether it was. */
export async function cancelDelivery(scope: Scope, teller: Teller, key: string): Promise<boolean> {
  const which = sql<boolean>`${toldBy(scope, teller)} and key = ${key}`;
  return (await cancelWhere(scope, which, 'delivery.cancelled.byHand')).length > 0;
}

/** Schedules all that failed by a channel to be sent now. */
export async function resendFailed(scope: Scope, channel: Channel): Promise<void> {
  await sql`
    update outbox set ${sentNow(scope)}
    where tenant = ${scope.tenant.id} and state = 'Failed' and channel = ${channel}`.execute(scope.db);
}

/** Each by itself, whatever it was to go with. The time that it was meant for stays: by it what is over is told apart. */
function sentNow({ now }: Scope): RawBuilder<unknown> {
  return sql`state = 'Scheduled', "nextAttemptAt" = ${now.toISOString()}, attempts = 0, error = null,
    digest = key, "messageId" = null`;
}

export interface ChannelCount {
  channel: Channel;
  state: DeliveryState;
  count: number;
  /** Of those, whose time has come. */
  due: number;
  oldestDueAt: string | null;
}

/** How many notices of a tenant there are by channel and state. */
export async function countsByChannel({ db, tenant, now }: Scope, states: readonly DeliveryState[]) {
  const isDue = sql`state = 'Scheduled' and "dueAt" <= ${now.toISOString()}::timestamptz`;
  const { rows } = await sql<ChannelCount>`
    select channel, state, count(*)::integer as count, (count(*) filter (where ${isDue}))::integer as due,
      min("dueAt") filter (where ${isDue}) as "oldestDueAt"
    from outbox where tenant = ${tenant.id} and state = any(${[...states]}) group by channel, state`.execute(db);
  return rows;
}

/** How many notices of a tenant were ended for their age, by channel. */
export async function tooOldByChannel({ db, tenant }: Scope): Promise<Map<Channel, number>> {
  const { rows } = await sql<{ channel: Channel; count: number }>`
    select channel, count(*)::integer as count from outbox
    where tenant = ${tenant.id} and state = 'Cancelled' and error ->> 'message' = ${TOO_OLD}
    group by channel`.execute(db);
  return new Map(rows.map(({ channel, count }) => [channel, count]));
}

function toldBy({ tenant }: Scope, { entity, key }: Teller): Condition {
  return sql`outbox.tenant = ${tenant.id} and ${ownerColumns[entity]} = ${key}`;
}

const ownerColumns: Record<TellingEntity, Condition> = {
  event: sql`outbox."eventKey"`,
  'program-launch': sql`outbox."launchKey"`,
};

const togetherWith = sql`case when outbox.digest <> outbox.key then (
  select count(*) from outbox other where other.tenant = outbox.tenant and other.digest = outbox.digest
    and other."messageId" is not distinct from outbox."messageId" and other.state = outbox.state
    and other.key <> outbox.key) end`;

async function read({ db }: Scope, rows: RawBuilder<unknown>): Promise<Delivery[]> {
  const instant = (name: string) => sql`${columnByKind.dateTime.toJson(sql.ref(`outbox.${name}`))} as ${sql.ref(name)}`;
  const answered = await sql<{ record: Delivery }>`
    select json_strip_nulls(row_to_json(item)) as record from (
      select outbox.key, kind, channel, state, "recipientEntity", recipient ->> 'name' as "recipientName",
        case channel when 'EMAIL' then recipient ->> 'email' when 'SMS' then recipient ->> 'phone' end as "recipientAddress",
        ${instant('sendAt')}, ${instant('sentAt')}, attempts, ${instant('nextAttemptAt')}, error, resends,
        ${togetherWith} as "togetherWith",
        case channel when 'EMAIL' then btrim("messageId", '<>') end as "messageId"
      from outbox ${recipientJoins}
      cross join lateral (select ${recipientOf} as recipient) found
      where ${rows}
    ) item`.execute(db);
  return answered.rows.map(({ record }) => record);
}
