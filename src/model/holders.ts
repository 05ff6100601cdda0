/** The records of an entity that point at one which was to be removed. */
export interface Holder {
  entity: string;
  /** The field that points; absent where the two are mapped to each other. */
  field?: string;
  count: number;
  /** The first of them by name. */
  records: { key: string; text: string }[];
}

/** What a refused removal says beside its errors. */
export interface Holders {
  holders: Holder[];
  /** Records that hold too and that the caller may not see. */
  unseen: number;
}
