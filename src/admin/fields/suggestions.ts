import { useRecordContext } from 'react-admin';
import type { Field } from '#model/entity.ts';
import type { Option } from '#model/history.ts';
import { offeredBy } from '#model/offered.ts';
import type { Values } from '#model/values.ts';
import { useAnswer, type Answer } from '../data/useAnswer.ts';
import { useRostrumData } from '../data/useRostrumData.ts';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST_MS = 250;

/** What a reference or lookup offers for a typed text, given the values beside it; undefined asks nothing. */
export function useSuggestions(field: Field, text: string | undefined, beside: Values = {}): Answer<Option[]> {
  const data = useRostrumData();
  const { name, hints } = field;
  const { reference, valuesOf } = hints;
  const where = reference && offeredBy(reference, beside);
  const ask = ({ typed }: { typed: string }): Promise<Option[]> => {
    if (reference) return data.options(reference.to, { text: typed, ...(where && { where }) });
    if (valuesOf !== undefined) return data.options(valuesOf, { text: typed, field: name });
    return data.attributeValues(name, typed);
  };
  const isOffered = reference !== undefined || valuesOf !== undefined || hints.attribute;
  const answer = useAnswer(isOffered && text !== undefined ? { typed: text, where } : undefined, ask, REST_MS);
  return useWithoutOwn(field, answer);
}

/** Where no record may belong to itself, the one around the input is left out. */
function useWithoutOwn({ hints }: Field, answer: Answer<Option[]>): Answer<Option[]> {
  const own = useRecordContext()?.id;
  if (!hints.reference?.acyclic) return answer;
  return { ...answer, value: answer.value?.filter(({ value }) => value !== own) };
}

/** The labels of the records that keys stand for, as far as they are known. */
export function useOptionsOf(field: Field, keys: readonly string[]): readonly Option[] {
  const data = useRostrumData();
  const to = field.hints.reference?.to ?? '';
  const { value = none } = useAnswer(to && keys.length > 0 ? keys : undefined, (asked) =>
    data.options(to, { keys: [...asked] }),
  );
  return value;
}

/** The same one each time: what is made of it need not be made again. */
const none: readonly Option[] = [];

/** The label of a referenced record's key. */
export function useOptionOf(field: Field, key: string | undefined): Option | undefined {
  return useOptionsOf(field, key ? [key] : []).find((option) => option.value === key);
}
