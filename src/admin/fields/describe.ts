import { useTranslate } from 'react-admin';
import { useCallback } from 'react';
import { termsOf, type Criteria, type Term } from '#model/criteria.ts';
import type { Field } from '#model/entity.ts';
import { useNamesIn } from './names-in-criteria.ts';
import { useTextOf } from './texts.ts';

/**
 * Says criteria, or a part of them, in words, a phrase per condition: "Name contains north". Unknown fields are named as
 * they are.
 */
export function useDescribe(fields: readonly Field[], whole: Criteria): (criteria: Criteria) => string[] {
  const translate = useTranslate();
  const textOf = useTextOf();
  const nameOf = useNamesIn(whole, fields);

  return useCallback(
    (criteria) => {
      const phraseOf = (term: Term): string => {
        if (term.kind === 'not') return translate('filter.not', { part: phrasesOf(term.part).join(and) });
        if (term.kind !== 'leaf') {
          const parts = term.parts.map((part) => phrasesOf(part).join(and)).join('; ');
          return translate(`filter.${term.kind}`, { parts });
        }
        const field = fields.find(({ name }) => name === term.field);
        const name = field ? translate(`${field.messageKey}.label`, { _: field.title }) : term.field;
        const values = [term.value]
          .flat()
          .map((value) => (field ? (nameOf(field, value) ?? textOf(field, value)) : String(value)));
        const joined = values.join(term.operation === 'between' ? and : ', ');
        return `${name} ${operationText(field, term.operation, translate)} ${joined}`;
      };
      const and = ` ${translate('common.and')} `;
      const phrasesOf = (part: Criteria): string[] => termsOf(part).map(phraseOf);
      return phrasesOf(criteria);
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
