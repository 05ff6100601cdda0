import { useTranslate } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import { useAttributes } from './attributes.ts';
import { useDescribe } from './describe.ts';
import type { CellProps } from './field-props.ts';

/** Criteria in words. */
export function CriteriaCell({ value }: CellProps) {
  const translate = useTranslate();
  const criteria = typeof value === 'object' && value !== null ? (value as Criteria) : {};
  const describe = useDescribe(useAttributes().fields ?? [], criteria);
  return describe(criteria).join(` ${translate('common.and')} `);
}
