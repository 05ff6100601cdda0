import type { Field } from '#model/entity.ts';
import type { Option } from '#model/history.ts';
import { useAnswer, type Answer } from '../data/useAnswer.ts';
import { useRostrumData } from '../data/useRostrumData.ts';

/** How long typing must rest before the server is asked, in milliseconds. */
const REST_MS = 250;

/** What a reference or lookup offers for a typed text; undefined asks nothing. */
export function useSuggestions(field: Field, text: string | undefined): Answer<Option[]> {
  const data = useRostrumData();
  const { to, where } = field.hints.reference ?? {};
  const { name } = field;
  const ask = (typed: string) =>
    to ? data.options(to, { text: typed, ...(where && { where }) }) : data.attributeValues(name, typed);
  const isOffered = to !== undefined || field.hints.attribute;
  return useAnswer(isOffered ? text : undefined, ask, REST_MS);
}

/** The labels of the records that keys stand for, as far as they are known. */
export function useOptionsOf(field: Field, keys: readonly string[]): readonly Option[] {
  const data = useRostrumData();
  const to = field.hints.reference?.to ?? '';
  const { value = [] } = useAnswer(to && keys.length > 0 ? keys : undefined, (asked) =>
    data.options(to, { keys: [...asked] }),
  );
  return value;
}

/** The label of a referenced record's key. */
export function useOptionOf(field: Field, key: string | undefined): Option | undefined {
  return useOptionsOf(field, key ? [key] : []).find((option) => option.value === key);
}
