import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';

/** What learners are called, by key; the key itself until that is known, and for those out of reach. */
export function useLearnerNames(keys: readonly string[]): (key: string) => string {
  const data = useRostrumData();
  const wanted = keys.filter((key) => key !== '');
  const { value = [] } = useAnswer(wanted.length > 0 ? wanted : undefined, (asked) =>
    data.options('learner', { keys: [...asked] }),
  );
  const names = new Map(value.map((option) => [option.value, option.label]));
  return (key) => names.get(key) ?? key;
}
