/** A name in a schema, and those that it may be. */
export type Named = [pointer: string, name: string, known: readonly string[]];
