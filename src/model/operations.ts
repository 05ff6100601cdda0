import type { Operation } from './criteria.ts';
import type { FieldKind } from './kinds.ts';

/** The data types of a filter: specification, sections 3 and 5. */
export type DataType = 'lookup' | 'date' | 'number' | 'string';

/** Filter operations by data type: specification, section 5. */
export const operationsByDataType = {
  lookup: ['equals', 'anyOf'],
  date: ['lessThan', 'greaterThan'],
  number: ['lessThan', 'greaterThan', 'between'],
  string: ['contains', 'doesNotContain', 'startsWith', 'endsWith'],
} as const satisfies Record<DataType, readonly Operation[]>;

/** How each kind is filtered; undefined where a filter makes no sense. */
export const dataTypeByKind = {
  key: 'lookup',
  text: 'string',
  longText: 'string',
  email: 'string',
  url: 'string',
  phone: 'string',
  zone: 'string',
  country: 'lookup',
  code: 'string',
  lookup: 'lookup',
  integer: 'number',
  decimal: 'number',
  money: 'number',
  percentage: 'number',
  duration: 'number',
  boolean: 'lookup',
  choice: 'lookup',
  choices: 'lookup',
  date: 'date',
  dateTime: 'date',
  time: 'string',
  recurrence: undefined,
  reference: 'lookup',
  references: 'lookup',
  object: undefined,
  list: undefined,
  criteria: undefined,
} as const satisfies Record<FieldKind, DataType | undefined>;
