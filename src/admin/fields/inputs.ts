import type { ComponentType } from 'react';
import type { FieldKind } from '#model/kinds.ts';
import { BooleanInput } from './BooleanInput.tsx';
import { ChoiceInput } from './ChoiceInput.tsx';
import { ChoicesInput } from './ChoicesInput.tsx';
import { CountryInput } from './CountryInput.tsx';
import { CriteriaInput } from './criteria/CriteriaInput.tsx';
import { DateInput } from './DateInput.tsx';
import { DurationInput } from './DurationInput.tsx';
import type { InputProps } from './field-props.ts';
import { ListInput } from './ListInput.tsx';
import { LongTextInput } from './LongTextInput.tsx';
import { LookupInput } from './LookupInput.tsx';
import { NumberInput } from './NumberInput.tsx';
import { ObjectInput } from './ObjectInput.tsx';
import { RecurrenceInput } from './RecurrenceInput.tsx';
import { ReferenceInput } from './ReferenceInput.tsx';
import { ReferencesInput } from './ReferencesInput.tsx';
import { TextInput } from './TextInput.tsx';
import { TimeInput } from './TimeInput.tsx';
import { WrittenInput } from './WrittenInput.tsx';
import { ZoneInput } from './ZoneInput.tsx';

/** How each kind is written. */
export const inputs = {
  key: TextInput,
  text: TextInput,
  longText: LongTextInput,
  email: TextInput,
  url: TextInput,
  phone: TextInput,
  zone: ZoneInput,
  country: CountryInput,
  code: TextInput,
  lookup: LookupInput,
  integer: NumberInput,
  decimal: NumberInput,
  money: WrittenInput,
  percentage: NumberInput,
  duration: DurationInput,
  boolean: BooleanInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  date: DateInput,
  dateTime: DateInput,
  time: TimeInput,
  recurrence: RecurrenceInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  object: ObjectInput,
  list: ListInput,
  criteria: CriteriaInput,
} as const satisfies Record<FieldKind, ComponentType<InputProps>>;
