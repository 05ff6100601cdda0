/** Marks reads and updates of the record being edited, so that rows of a list, which may be older, never stand in for it. */
export const freshRecord = { fresh: true };
