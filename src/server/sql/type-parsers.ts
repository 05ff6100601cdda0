/**
 * How both engines read values, by type id: without it int8 is a string in one and a BigInt in the other,
 * and a date is a day off wherever the process is east of Greenwich.
 */
export const typeParsers: Record<number, (text: string) => unknown> = {
  20: Number, // int8
  1082: (text) => text, // date
  1114: instantOf, // timestamp
  1184: instantOf, // timestamptz
  1700: Number, // numeric
};

function instantOf(text: string): string {
  return new Date(text).toISOString();
}
