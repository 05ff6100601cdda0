import { useCallback } from 'react';
import { termsOf, type Criteria, type Scalar } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { useAnswer } from '../data/useAnswer.ts';
import { useRostrumData } from '../data/useRostrumData.ts';

type NameOf = (field: Field, value: Scalar) => string | undefined;

/** The names of the records that criteria ask for by key, once they are known. */
export function useNamesIn(criteria: Criteria, fields: readonly Field[]): NameOf {
  const data = useRostrumData();
  const asked = keysIn(criteria, fields);
  const { value: names } = useAnswer(Object.keys(asked).length > 0 ? asked : undefined, async (keysByEntity) => {
    const answers = Object.entries(keysByEntity).map(([to, keys]) => data.options(to, { keys }));
    return (await Promise.all(answers)).flat();
  });
  return useCallback(
    (field, value) => (field.hints.reference ? names?.find((option) => option.value === value)?.label : undefined),
    [names],
  );
}

/** The keys in criteria by the entity whose records they stand for. */
function keysIn(criteria: Criteria, fields: readonly Field[], found: Record<string, string[]> = {}) {
  for (const term of termsOf(criteria)) {
    if (term.kind === 'not') keysIn(term.part, fields, found);
    else if (term.kind !== 'leaf') for (const part of term.parts) keysIn(part, fields, found);
    else {
      const to = fields.find(({ name }) => name === term.field)?.hints.reference?.to;
      if (to) (found[to] ??= []).push(...[term.value].flat().map(String));
    }
  }
  return found;
}
