import type { Entity, Field } from '#model/entity.ts';
import { isSame, type Values } from '#model/values.ts';

interface Versions {
  /** What the form started from. */
  base: Values;
  /** What the person changed. */
  mine: Values;
  /** What is stored meanwhile. */
  current: Values;
}

/** The fields that both changed, differently, and those that only the other one changed. */
export function clashesOf(entity: Entity, { base, mine, current }: Versions): { clashes: Field[]; theirs: Field[] } {
  const changed = entity.fields.filter(
    ({ name, readOnly }) => !readOnly && name in current && !isSame(current[name], base[name]),
  );
  return {
    clashes: changed.filter(({ name }) => name in mine && !isSame(mine[name], current[name])),
    theirs: changed.filter(({ name }) => !(name in mine)),
  };
}
