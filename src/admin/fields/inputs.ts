import type { ComponentType } from 'react';
import type { FieldKind } from '#model/kinds.ts';
import { BooleanInput } from './BooleanInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { CriteriaInput } from './CriteriaInput.tsx';
import { DateInput } from './DateInput.tsx';
import type { InputProps } from './field-props.ts';
import { LongTextInput } from './LongTextInput.tsx';
import { LookupInput } from './LookupInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { TextInput } from './TextInput.tsx';

/** How each kind is written. */
export const inputs = {
  key: TextInput,
  text: TextInput,
  longText: LongTextInput,
  email: TextInput,
  code: TextInput,
  lookup: LookupInput,
  integer: NumberInput,
  decimal: NumberInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  date: DateInput,
  dateTime: DateInput,
  reference: ReferenceInput,
  criteria: CriteriaInput,
} as const satisfies Record<FieldKind, ComponentType<InputProps>>;
