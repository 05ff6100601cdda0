import { useRostrumData } from '../data/useRostrumData.ts';
import { useAnswer } from '../data/useAnswer.ts';
import type { CellProps } from './field-props.ts';

/** The name of the record that a key stands for. */
export function ReferenceCell({ field, value }: CellProps) {
  const data = useRostrumData();
  const to = field.hints.reference?.to ?? '';
  const key = typeof value === 'string' ? value : undefined;
  const { value: options } = useAnswer(key, (asked) => data.options(to, { keys: [asked] }));
  return options?.find((option) => option.value === value)?.label ?? null;
}
