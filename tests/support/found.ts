/** The answer of a search for something outside of the repository: the thing, or why there is none. */
export type Found<T> = { found: T } | { missing: string };
