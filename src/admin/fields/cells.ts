import type { ComponentType } from 'react';
import type { FieldKind } from '#model/kinds.ts';
import { BooleanCell } from './BooleanCell.tsx';
import { ChoicesCell } from './ChoicesCell.tsx';
import { CodeCell } from './CodeCell.tsx';
import { CriteriaCell } from './CriteriaCell.tsx';
import { DateCell, DateTimeCell } from './DateCells.tsx';
import type { CellProps } from './field-props.ts';
import { LinkCell, PhoneCell } from './LinkCell.tsx';
import { ReferenceCell } from './ReferenceCell.tsx';
import { ReferencesCell } from './ReferencesCell.tsx';
import { TextCell } from './TextCell.tsx';

/** How each kind is read. With `inputs` and `operands` it is one table, in three files because they load apart. */
export const cells = {
  key: CodeCell,
  text: TextCell,
  longText: TextCell,
  email: TextCell,
  url: LinkCell,
  phone: PhoneCell,
  zone: TextCell,
  country: TextCell,
  code: CodeCell,
  lookup: TextCell,
  integer: TextCell,
  decimal: TextCell,
  money: TextCell,
  percentage: TextCell,
  duration: TextCell,
  boolean: BooleanCell,
  choice: TextCell,
  choices: ChoicesCell,
  date: DateCell,
  dateTime: DateTimeCell,
  time: TextCell,
  recurrence: TextCell,
  reference: ReferenceCell,
  references: ReferencesCell,
  object: TextCell,
  list: TextCell,
  criteria: CriteriaCell,
} as const satisfies Record<FieldKind, ComponentType<CellProps>>;
