import type { Criteria } from '#model/criteria.ts';
import type { ListFilter } from './paged-query.ts';
import { searchCriteriaOf } from './paged-query.ts';

/**
 * The `filter` of ra-data-simple-rest: the searched text is `q`, equality is the bare value, one of several a list,
 * and every other operation stands as in our criteria.
 */
export function restFilterOf(filter: ListFilter): Record<string, unknown> {
  const { text, filter: criteria = {} } = searchCriteriaOf(filter);
  const bare = Object.entries(criteria).map(([field, asked]: [string, unknown]) => [field, bareValue(asked)]);
  return { ...Object.fromEntries(bare), ...(text && { q: text }) };
}

function bareValue(asked: unknown): unknown {
  if (typeof asked !== 'object' || asked === null) return asked;
  const [[operation, value] = [], ...others] = Object.entries(asked as Criteria);
  const isPlain = others.length === 0 && (operation === 'equals' || operation === 'anyOf');
  return isPlain ? value : asked;
}
