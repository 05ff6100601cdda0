import { DEFAULT_CURRENCY } from '#model/currency.ts';
import { entityNamed } from '#model/entities.ts';
import { fieldNamed } from '#model/entity.ts';
import { liveIn } from '#model/rules/event-status.ts';
import {
  costOfMinutes,
  plannedCostOf,
  type ItemCost,
  type PlannedCost,
  type VenueCost,
} from '#model/rules/planned-cost.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { stockFor } from '../stores/inventory.ts';
import type { StoredSession } from '../stores/sessions.ts';
import { venuesNamed } from '../stores/venues.ts';

const event = entityNamed('event');

const venueCurrency = fieldNamed(event.fields, 'venueHourlyCost', event.name).hints.currency ?? DEFAULT_CURRENCY;
const inventoryFields = fieldNamed(event.fields, 'inventory', event.name).fields;
const itemCurrency = fieldNamed(inventoryFields, 'costPerUnit', event.name).hints.currency ?? DEFAULT_CURRENCY;
const MS_PER_MINUTE = 60_000;

interface NeededItem {
  itemKey: string;
  quantity: number;
  costPerUnit?: number | null;
}

type Timed = Pick<StoredSession, 'venueKey' | 'startAt' | 'endAt' | 'status'>;

/** What the venues and the inventory of an event will cost, and what there is of the inventory in its time. */
export async function plannedCostFor(scope: Scope, record: Values, sessions: readonly Timed[]): Promise<PlannedCost> {
  const live = liveIn({ sessions });
  return plannedCostOf(await venueCosts(scope, record, live), await itemCosts(scope, record, live));
}

async function venueCosts(scope: Scope, record: Values, sessions: readonly Timed[]): Promise<VenueCost[]> {
  const minutes = new Map<string, number>();
  for (const { venueKey, startAt, endAt } of sessions) {
    if (venueKey === undefined) continue;
    const lasts = (Date.parse(endAt) - Date.parse(startAt)) / MS_PER_MINUTE;
    minutes.set(venueKey, (minutes.get(venueKey) ?? 0) + lasts);
  }
  const venues = await venuesNamed(scope, [...minutes.keys()]);
  return [...minutes].flatMap(([key, lasts]) => {
    const venue = venues.get(key);
    if (!venue) return [];
    const own = key === record['venueKey'] ? (record['venueHourlyCost'] as number | null | undefined) : undefined;
    const hourlyCost = own ?? venue.hourlyCost;
    const cost = costOfMinutes(lasts, hourlyCost);
    return { key, name: venue.name, minutes: lasts, hourlyCost, currency: venueCurrency, cost };
  });
}

async function itemCosts(scope: Scope, record: Values, sessions: readonly Timed[]): Promise<ItemCost[]> {
  const needed = neededIn(record);
  const starts = sessions.map(({ startAt }) => startAt).toSorted();
  const ends = sessions.map(({ endAt }) => endAt).toSorted();
  const [startAt, endAt] = [starts[0], ends.at(-1)];
  const range = startAt === undefined || endAt === undefined ? undefined : { startAt, endAt };
  const keys = [...new Set(needed.map(({ itemKey }) => itemKey))];
  const items = await stockFor(scope, keys, { eventKey: String(record['key']), range });
  return keys.flatMap((key) => {
    const item = items.get(key);
    if (!item) return [];
    const rows = needed.filter(({ itemKey }) => itemKey === key);
    const quantity = sumOf(rows.map((row) => row.quantity));
    const costPerUnit = rows[0]?.costPerUnit ?? item.costPerUnit;
    const cost = sumOf(rows.map((row) => row.quantity * (row.costPerUnit ?? item.costPerUnit ?? 0)));
    return { key, name: item.name, quantity, costPerUnit, currency: itemCurrency, cost, available: item.available };
  });
}

/** The rows of an inventory that say what and how many; while it is typed others are unfinished. */
function neededIn({ inventory }: Values): NeededItem[] {
  const rows = Array.isArray(inventory) ? (inventory as Partial<NeededItem>[]) : [];
  return rows.filter(
    (row): row is NeededItem =>
      typeof row.itemKey === 'string' && Number.isInteger(row.quantity) && Number(row.quantity) > 0,
  );
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
