/**
 * What a server may offer of an entity beyond its list and records: ours offers all of it. `criteria` are the
 * operations of a filter (contains, less than …) in the dialect of ra-data-simple-rest, which itself knows equality.
 */
export const offers = ['history', 'options', 'export', 'upload', 'update-status', 'bulk', 'criteria'] as const;

export type Offer = (typeof offers)[number];

/** A server elsewhere that holds an entity's records. It speaks the dialect that the entity's schema names. */
export interface ForeignServer {
  /** Address of the collection, such as `https://lms.example.com/api/topics`. */
  url: string;
  /** None when absent: no screen shows what is not named. */
  offers?: readonly Offer[];
  /** Whether the person's token and tenant are sent there: for servers that one trusts with both. */
  sendsToken?: boolean;
}

/** By the entity's name. */
export type ForeignServers = Partial<Record<string, ForeignServer>>;
