import type { Field } from './entity.ts';
import { whyOutOfOrder, whyPresenceWrong, whyValueWrong } from './mistakes.ts';
import type { Values } from './values.ts';

/** A message key, at the dotted place of a field within an object or a list such as `inventory.0.quantity`. */
interface NestedMistake {
  path: string;
  key: string;
}

/**
 * What is wrong with fields within a value that JSON Schema can't say: their rules ask for fields of the same object or
 * item. `sent` is the value as it came, `kept` as it would be kept.
 */
export function mistakesWithin(
  field: Field,
  sent: unknown,
  kept: unknown,
  attributes: readonly Field[],
): NestedMistake[] {
  if (field.fields.length === 0) return [];
  return placesIn(field.name, kept, sent).flatMap(({ path, values, given }) =>
    field.fields.flatMap((inner) => {
      const value = values[inner.name] ?? null;
      const keyword = [
        ...whyValueWrong(inner, given[inner.name], value, attributes),
        ...whyPresenceWrong(inner, values, true),
        ...whyOutOfOrder(inner, values),
      ].slice(0, 1);
      const deeper = mistakesWithin(inner, given[inner.name], value, attributes);
      return [
        ...keyword.map((failed) => ({ path: `${path}.${inner.name}`, key: `${inner.messageKey}.${failed}` })),
        ...deeper.map((mistake) => ({ ...mistake, path: `${path}.${mistake.path}` })),
      ];
    }),
  );
}

interface Place {
  path: string;
  values: Values;
  given: Values;
}

/** The object, or each item of the list, that has the fields; what is neither has another message. */
function placesIn(path: string, kept: unknown, sent: unknown): Place[] {
  if (Array.isArray(kept)) {
    const given: unknown[] = Array.isArray(sent) ? sent : [];
    return kept.flatMap((item: unknown, index) => placesIn(`${path}.${index}`, item, given[index]));
  }
  if (typeof kept !== 'object' || kept === null) return [];
  return [{ path, values: kept as Values, given: (sent ?? {}) as Values }];
}
