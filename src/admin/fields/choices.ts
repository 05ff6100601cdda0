import type { Field } from '#model/entity.ts';

/** Whether none of the values is a choice too: where that is allowed and means something else than a default. */
export function hasNone({ required, property }: Field): boolean {
  return !required && property.default === undefined;
}
