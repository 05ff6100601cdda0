import { useTranslate } from 'react-admin';
import type { Criteria } from '#model/criteria.ts';
import { useAttributes } from './attributes.ts';
import { useDescribe } from './describe.ts';
import type { CellProps } from './field-props.ts';

/** Criteria in words. */
export function CriteriaCell({ value }: CellProps) {
  const translate = useTranslate();
  const describe = useDescribe(useAttributes().fields ?? []);
  if (typeof value !== 'object' || value === null) return null;
  return describe(value as Criteria).join(` ${translate('common.and')} `);
}
