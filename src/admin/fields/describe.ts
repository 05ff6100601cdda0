import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { isLocalDate, termsOf, type Criteria, type Scalar, type Term } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { useFormatDate } from './format-date.ts';
import { textOfValue } from './value-text.ts';

/** Criteria in words, a phrase per condition: "Name contains north". Unknown fields are named as they are. */
export function useDescribe(fields: readonly Field[]): (criteria: Criteria) => string[] {
  const translate = useTranslate();
  const { dateOf, instantOf } = useFormatDate();

  return useCallback(
    (criteria) => {
      const valueText = (field: Field | undefined, value: Scalar): string => {
        if (field && (typeof value === 'boolean' || field.kind === 'choice')) {
          return textOfValue(field, typeof value === 'number' ? String(value) : value, translate);
        }
        if (field?.dataType === 'date') return isLocalDate(value) ? dateOf(value) : instantOf(String(value));
        return String(value);
      };
      const phraseOf = (term: Term): string => {
        if (term.kind === 'not') return translate('filter.not', { part: phrasesOf(term.part).join(and) });
        if (term.kind !== 'leaf') {
          const parts = term.parts.map((part) => phrasesOf(part).join(and)).join('; ');
          return translate(`filter.${term.kind}`, { parts });
        }
        const field = fields.find(({ name }) => name === term.field);
        const name = field ? translate(`${field.messageKey}.label`, { _: field.title }) : term.field;
        const values = [term.value].flat().map((value) => valueText(field, value));
        const joined = values.join(term.operation === 'between' ? and : ', ');
        return `${name} ${operationText(field, term.operation, translate)} ${joined}`;
      };
      const and = ` ${translate('common.and')} `;
      const phrasesOf = (part: Criteria): string[] => termsOf(part).map(phraseOf);
      return phrasesOf(criteria);
    },
    [fields, translate, dateOf, instantOf],
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
