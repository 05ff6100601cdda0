import type { useTranslate } from 'react-admin';
import type { Field } from '#model/entity.ts';

type Translate = ReturnType<typeof useTranslate>;

/** The word for one of a few values: the field's own text, else that of every status or boolean, else the value. */
export function textOfValue(field: Field, value: string | boolean, translate: Translate): string {
  const general = typeof value === 'boolean' ? `${field.name === 'status' ? 'status' : 'boolean'}.${value}` : undefined;
  return translate(`${field.messageKey}.${value}`, { _: general ? translate(general) : String(value) });
}
