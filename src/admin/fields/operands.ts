import type { ComponentType } from 'react';
import type { FieldKind } from '#model/kinds.ts';
import { ChoiceOperand } from './ChoiceOperand.tsx';
import { CountryOperand } from './CountryOperand.tsx';
import { DateOperand } from './DateOperand.tsx';
import type { OperandProps } from './field-props.ts';
import { NumberOperand } from './NumberOperand.tsx';
import { SuggestOperand } from './SuggestOperand.tsx';
import { TextOperand } from './TextOperand.tsx';

/** How the value of a condition on each kind is entered. */
export const operands = {
  key: TextOperand,
  text: TextOperand,
  longText: TextOperand,
  email: TextOperand,
  url: TextOperand,
  phone: TextOperand,
  zone: TextOperand,
  country: CountryOperand,
  code: TextOperand,
  lookup: SuggestOperand,
  integer: NumberOperand,
  decimal: NumberOperand,
  money: NumberOperand,
  percentage: NumberOperand,
  duration: NumberOperand,
  boolean: ChoiceOperand,
  choice: ChoiceOperand,
  choices: ChoiceOperand,
  date: DateOperand,
  dateTime: DateOperand,
  time: TextOperand,
  recurrence: TextOperand,
  reference: SuggestOperand,
  references: SuggestOperand,
  object: TextOperand,
  list: TextOperand,
  criteria: TextOperand,
} as const satisfies Record<FieldKind, ComponentType<OperandProps>>;
