import { mappingCalls } from '#model/calls.ts';
import { MAX_KEYS } from '#model/limits.ts';
import type { SearchCriteria } from '#model/paged-query.ts';
import type { Api } from './api.ts';

/** The marked records, or all that match a search. */
export type Chosen = { keys: string[] } | { searchCriteria: SearchCriteria };

/** Which records of which learning environment. */
export interface Mapping {
  /** The word of the calls: `trainers`, `instructors` or `programs`. */
  plural: string;
  /** The learning environment's key. */
  environment: string;
}

/** Each answers how many records were mapped anew, or taken out. */
export interface MappingMethods {
  map: (mapping: Mapping, chosen: Chosen) => Promise<number>;
  unmap: (mapping: Mapping, chosen: Chosen) => Promise<number>;
}

export function mappingMethods(api: Api): MappingMethods {
  const change =
    (verb: 'map' | 'unmap') =>
    async ({ plural, environment }: Mapping, chosen: Chosen) => {
      let changed = 0;
      for (const body of portionsOf(chosen)) {
        const query = { key: environment };
        changed += (await api.json<{ count: number }>(mappingCalls(plural)[verb], { query, body })).count;
      }
      return changed;
    };
  return { map: change('map'), unmap: change('unmap') };
}

/** As many keys at a time as a call takes. */
function portionsOf(chosen: Chosen): Chosen[] {
  if (!('keys' in chosen)) return [chosen];
  const { keys } = chosen;
  return Array.from({ length: Math.ceil(keys.length / MAX_KEYS) }, (_, index) => ({
    keys: keys.slice(index * MAX_KEYS, (index + 1) * MAX_KEYS),
  }));
}
