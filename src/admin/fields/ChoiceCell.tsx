import { useTranslate } from 'react-admin';
import type { CellProps } from './field-props.ts';
import { textOfValue } from './value-text.ts';

export function ChoiceCell({ field, value }: CellProps) {
  const translate = useTranslate();
  return typeof value === 'string' ? textOfValue(field, value, translate) : null;
}
