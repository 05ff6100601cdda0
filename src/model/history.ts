/** One audited change of a record: the items of `GET /{entity}/history`, newest first. */
export interface HistoryItem {
  /** Instant, ISO 8601 in UTC. */
  at: string;
  /** The name of the person who made it. */
  by: string;
  /** The action that made it; absent for an ordinary change. */
  action?: string;
  changes: { field: string; from: unknown; to: unknown }[];
}

/** What reference and lookup fields offer. */
export interface Option {
  value: string;
  label: string;
}
