import type { Criteria } from './criteria.ts';
import { isMissing, type Values } from './values.ts';
import type { ReferenceHints } from './vocabulary.ts';

/** What a record must satisfy that a reference offers and takes, given the values beside it; undefined for any. */
export function offeredBy({ where, sharing = [] }: ReferenceHints, beside: Values): Criteria | undefined {
  const shared = sharing
    .filter((name) => !isMissing(beside[name]))
    .map((name): Criteria => ({ [name]: String(beside[name]) }));
  const criteria = [...(where ? [where] : []), ...shared];
  return criteria.length > 1 ? { all: criteria } : criteria[0];
}
