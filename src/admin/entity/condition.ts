import { useWatch } from 'react-hook-form';
import { matches, termsOf, type Criteria } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import type { Values } from '#model/values.ts';

/** The fields that criteria ask for, each once. */
function fieldNamesIn(criteria: Criteria): string[] {
  const names = termsOf(criteria).flatMap((term) => {
    if (term.kind === 'leaf') return term.field;
    return (term.kind === 'not' ? [term.part] : term.parts).flatMap(fieldNamesIn);
  });
  return [...new Set(names)];
}

/** Whether the field's condition holds for the values of the form; only a change of the fields it asks for renders anew. */
export function useIsShown({ hints: { when = {} } }: Field): boolean {
  const names = fieldNamesIn(when);
  const values: unknown[] = useWatch({ name: names });
  return matches(when, Object.fromEntries(names.map((name, index) => [name, values[index]])));
}

/** The values without those of hidden fields. */
export function shownValuesOf(fields: readonly Field[], values: Values): Values {
  const hidden = fields.filter(({ hints }) => hints.when && !matches(hints.when, values));
  const names = new Set(hidden.map(({ name }) => name));
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.has(name)));
}
