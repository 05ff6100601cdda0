import { whyCriteriaInvalid } from './criteria-check.ts';
import type { Criteria } from './criteria.ts';
import { isSortable, type Entity, type Field } from './entity.ts';
import type { SavedList } from './saved-list.ts';

interface Fitted extends SavedList {
  /** The names of fields whose conditions, order or columns were left out. */
  dropped: string[];
}

/** What of a kept list can still be asked for: a newer schema may no longer have a field, a value or an operation. */
export function fitList({ fields }: Entity, { searchCriteria = {}, sortConfig, columns }: SavedList): Fitted {
  const dropped = new Set<string>();
  const { filter } = searchCriteria;
  const shown = columns && known(columns, fields, dropped);
  const sorted = sortConfig && known([sortConfig.active], fields.filter(isSortable), dropped);
  return {
    searchCriteria: { ...searchCriteria, ...(filter && { filter: fitCriteria(filter, fields, dropped) }) },
    ...(sortConfig && sorted?.length && { sortConfig }),
    ...(shown && { columns: shown }),
    dropped: [...dropped],
  };
}

function known(names: readonly string[], fields: readonly Field[], dropped: Set<string>): string[] {
  return names.filter((name) => fields.some((field) => field.name === name) || !dropped.add(name));
}

/** Of parts that must all hold each stands for itself; of alternatives and negations no part may be missing. */
function fitCriteria(criteria: Criteria, fields: readonly Field[], dropped: Set<string>): Criteria {
  const kept = Object.entries(criteria).flatMap(([name, value]): [string, Criteria[string]][] => {
    if (name === 'all' && Array.isArray(value)) {
      const parts = (value as Criteria[]).map((part) => fitCriteria(part, fields, dropped));
      const rest = parts.filter((part) => Object.keys(part).length > 0);
      return rest.length > 0 ? [[name, rest]] : [];
    }
    if (!whyCriteriaInvalid({ [name]: value }, fields)) return [[name, value]];
    for (const field of fieldNamesIn(name, value)) dropped.add(field);
    return [];
  });
  return Object.fromEntries(kept);
}

/** Of criteria that may be anything. */
function fieldNamesIn(name: string, value: unknown): string[] {
  if (name !== 'all' && name !== 'any' && name !== 'not') return [name];
  const parts = [value].flat().filter((part) => typeof part === 'object' && part !== null);
  return parts.flatMap((part) => Object.entries(part ?? {}).flatMap(([inner, within]) => fieldNamesIn(inner, within)));
}
