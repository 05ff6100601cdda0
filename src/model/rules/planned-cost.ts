/** What a venue costs an event; amounts are in the minor unit of their currency. */
export interface VenueCost {
  key: string;
  name: string;
  minutes: number;
  /** Null where nobody has said. */
  hourlyCost: number | null;
  currency: string;
  cost: number;
}

/** What an item of the inventory costs an event, and how many of it there are for it. */
export interface ItemCost {
  key: string;
  name: string;
  quantity: number;
  costPerUnit: number | null;
  currency: string;
  cost: number;
  /** What is left in the time of the event beside what other events take; null where there is no limit. */
  available: number | null;
}

/** What an event needs and what that will cost. */
export interface PlannedCost {
  venues: VenueCost[];
  items: ItemCost[];
  /** By currency: amounts of different ones are never added. */
  totals: { currency: string; cost: number }[];
}

/** Hours times hourly cost, to the nearest minor unit. */
export function costOfMinutes(minutes: number, hourlyCost: number | null): number {
  return Math.round((minutes * (hourlyCost ?? 0)) / 60);
}

export function plannedCostOf(venues: VenueCost[], items: ItemCost[]): PlannedCost {
  const sums = new Map<string, number>();
  for (const { currency, cost } of [...venues, ...items]) sums.set(currency, (sums.get(currency) ?? 0) + cost);
  return { venues, items, totals: [...sums].map(([currency, cost]) => ({ currency, cost })) };
}

/** Whether more of an item is needed than there is. */
export function isShort({ quantity, available }: Pick<ItemCost, 'quantity' | 'available'>): boolean {
  return available !== null && quantity > available;
}
