import { mappingCalls } from '#model/calls.ts';
import type { OtherList } from '../../data/records.ts';

/** What a learning environment maps: the word of its calls, and the entity. */
export const mapped = [
  { plural: 'trainers', entity: 'trainer' },
  { plural: 'instructors', entity: 'instructor' },
  { plural: 'programs', entity: 'program' },
] as const;

/** Under which name the browser keeps what is searched in mapped lists: a saved environment forgets it, as its own list. */
export const LISTS = 'learning-environment.listParams.';

/** Which records of which learning environment a list shows. */
export interface MappedListsProps {
  plural: string;
  /** The entity whose records are mapped. */
  name: string;
  environment: { key: string; name: string };
}

/** The list of what is mapped to an environment, or of what is not. */
export function mappingList(plural: string, key: string, isMapped: boolean): OtherList {
  return { call: mappingCalls(plural).list, query: { key, mapped: String(isMapped) } };
}
