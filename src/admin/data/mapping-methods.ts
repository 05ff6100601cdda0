import { mappingCalls, type MappingOwner } from '#model/calls.ts';
import { MAX_KEYS } from '#model/limits.ts';
import type { SearchCriteria } from '#model/paged-query.ts';
import type { Api } from './api.ts';

/** The marked records, or all that match a search. */
export type Chosen = { keys: string[] } | { searchCriteria: SearchCriteria };

/** Which records of which owner. */
interface Mapping {
  owner: MappingOwner;
  /** The owner's key. */
  key: string;
  /** The word of the calls: `trainers`, `instructors` or `programs`, `users`. */
  plural: string;
}

/** Each answers how many records were mapped anew, or taken out. */
export interface MappingMethods {
  map: (mapping: Mapping, chosen: Chosen) => Promise<number>;
  unmap: (mapping: Mapping, chosen: Chosen) => Promise<number>;
}

export function mappingMethods(api: Api): MappingMethods {
  const change =
    (verb: 'map' | 'unmap') =>
    async ({ owner, key, plural }: Mapping, chosen: Chosen) => {
      let changed = 0;
      for (const body of portionsOf(chosen)) {
        changed += (await api.json<{ count: number }>(mappingCalls(plural, owner)[verb], { query: { key }, body }))
          .count;
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
