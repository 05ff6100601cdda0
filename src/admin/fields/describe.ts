import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import type { Criteria, Scalar } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { useNamesIn } from './names-in-criteria.ts';
import { phrasesOf, type Words } from './said.ts';
import { useTextOf } from './texts.ts';

/**
 * Says criteria, or a part of them, in words, a phrase per condition: "Name contains north". Unknown fields are named as
 * they are, and a value that is not there yet is an ellipsis.
 */
export function useDescribe(fields: readonly Field[], whole: Criteria): (criteria: Criteria) => string[] {
  const translate = useTranslate();
  const textOf = useTextOf();
  const nameOf = useNamesIn(whole, fields);

  return useCallback(
    (criteria) => {
      const and = translate('common.and');
      const rule: Words['rule'] = (term) => {
        const field = fields.find(({ name }) => name === term.field);
        const name = field ? translate(`${field.messageKey}.label`, { _: field.title }) : term.field;
        const textOfOne = (value: Scalar | null) => {
          if (value === null) return '…';
          return field ? (nameOf(field, value) ?? textOf(field, value)) : String(value);
        };
        const values = [term.value].flat().map((value) => textOfOne(value));
        const joined = values.join(term.operation === 'between' ? ` ${and} ` : ', ');
        return `${name} ${operationText(field, term.operation, translate)} ${joined}`;
      };
      const not = (part: string) => translate('filter.not', { part });
      return phrasesOf(criteria, { and, or: translate('common.or'), not, rule });
    },
    [fields, translate, textOf, nameOf],
  );
}

/** Some operations have words of their own for a data type: before a date, less than a number. */
export function operationText(
  field: Field | undefined,
  operation: string,
  translate: ReturnType<typeof useTranslate>,
): string {
  return translate(`operation.${field?.dataType}.${operation}`, { _: translate(`operation.${operation}`) });
}
