/** A count and the database snapshot in which it was true. */
export interface Count {
  total: number;
  snapshot: string;
}

export type Totals = ReturnType<typeof createTotals>;

const MAX_ENTRIES = 1000;

/**
 * Exact totals, counted once: counting is nearly the whole cost of a list. An entry holds for one snapshot of the
 * database (PostgreSQL's own, so that any server's write ends it), and callers that ask at once share one count.
 */
export function createTotals() {
  const entries = new Map<string, { snapshot: string; total: Promise<number> }>();

  /** The total in the given snapshot, or in a later one. */
  async function totalOf(what: string, snapshot: string, count: () => Promise<Count>): Promise<number> {
    const known = entries.get(what);
    if (known?.snapshot === snapshot) return known.total;
    const entry = { snapshot, total: Promise.resolve(0) };
    entry.total = count().then((counted) => {
      entry.snapshot = counted.snapshot;
      return counted.total;
    });
    entry.total.catch(() => entries.delete(what));
    entries.delete(what);
    entries.set(what, entry);
    const [oldest] = entries.keys();
    if (entries.size > MAX_ENTRIES && oldest !== undefined) entries.delete(oldest);
    return entry.total;
  }

  /** The newest count, whether or not it still holds; undefined when there is none. */
  async function lastOf(what: string): Promise<Count | undefined> {
    const entry = entries.get(what);
    const total = await entry?.total.catch(() => undefined);
    return entry && total !== undefined ? { total, snapshot: entry.snapshot } : undefined;
  }

  return { totalOf, lastOf };
}
