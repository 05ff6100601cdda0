import { sql } from 'kysely';
import type { Scope } from '../context.ts';

/** An item as an event needs to know it. */
export interface StockedItem {
  key: string;
  name: string;
  costPerUnit: number | null;
  /** Null where there is no limit. */
  available: number | null;
}

interface Asked {
  eventKey: string;
  /** Instants between which the event takes place; absent while it has no sessions. */
  range: { startAt: string; endAt: string } | undefined;
}

/**
 * Items with what is left of them for an event: what can be used again is taken by the events of the same time, what is
 * used up by every event that is neither closed nor cancelled.
 */
export async function stockFor(scope: Scope, keys: readonly string[], { eventKey, range }: Asked) {
  const { startAt = null, endAt = null } = range ?? {};
  const { rows } = await sql<StockedItem>`
    select item.key, item.name, item."costPerUnit", item."stockQuantity" - coalesce(taken.quantity, 0) as available
    from "inventory-item" item left join lateral (
      select sum((needed ->> 'quantity')::integer)::integer as quantity
      from event cross join lateral jsonb_array_elements(event.inventory) needed
      where event.tenant = item.tenant and event.key <> ${eventKey} and event."cancelledAt" is null
        and jsonb_array_length(event.inventory) > 0 and needed ->> 'itemKey' = item.key
        and case when item.reusable
          then event."startAt" < ${endAt}::timestamptz and event."endAt" > ${startAt}::timestamptz
          else event."closedAt" is null end
    ) taken on true
    where item.tenant = ${scope.tenant.id} and item.key = any(${[...keys]})`.execute(scope.db);
  return new Map(rows.map((item) => [item.key, item]));
}
