import type { ComponentType } from 'react';
import type { FieldKind } from '#model/kinds.ts';
import { BooleanCell } from './BooleanCell.tsx';
import { ChoiceCell } from './ChoiceCell.tsx';
import { CodeCell } from './CodeCell.tsx';
import { CriteriaCell } from './CriteriaCell.tsx';
import { DateCell, DateTimeCell } from './DateCells.tsx';
import type { CellProps } from './field-props.ts';
import { NumberCell } from './NumberCell.tsx';
import { ReferenceCell } from './ReferenceCell.tsx';
import { TextCell } from './TextCell.tsx';

/** How each kind is read. With `inputs` and `operands` it is one table, in three files because they load apart. */
export const cells = {
  key: CodeCell,
  text: TextCell,
  longText: TextCell,
  email: TextCell,
  code: CodeCell,
  lookup: TextCell,
  integer: NumberCell,
  decimal: NumberCell,
  boolean: BooleanCell,
  choice: ChoiceCell,
  date: DateCell,
  dateTime: DateTimeCell,
  reference: ReferenceCell,
  criteria: CriteriaCell,
} as const satisfies Record<FieldKind, ComponentType<CellProps>>;
