import type { useTranslate } from 'react-admin';
import type { Field } from '#model/entity.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The word for one of a few values: the field's own text, else that of every status or boolean, else the value. */
export function textOfValue(field: Field, value: string | boolean, translate: Translate): string {
  return translate(`${field.messageKey}.${value}`, { _: generalTextOf(field, value, translate) });
}

function generalTextOf(field: Field, value: string | boolean, translate: Translate): string {
  if (typeof value === 'string') return value;
  return translate(field.name === 'status' ? `status.${value}` : `boolean.${value}`);
}
