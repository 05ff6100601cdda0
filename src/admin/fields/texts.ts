import { useTranslate } from 'react-admin';
import { useMemo } from 'react';
import type { Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';
import { parseRecurrence } from '#model/time/recurrence.ts';
import { useSession } from '../session/SessionContext.tsx';
import { amountsOf } from './amounts.ts';
import { countryNames, isCountryCode } from './country-names.ts';
import { durationText, secondsOfOne } from './durations.ts';
import { useFormatDate } from './format-date.ts';
import { recurrenceText } from './recurrence-text.ts';
import { textOfValue } from './value-text.ts';
import { isClockTime, isLocalDate } from '#model/time/time-texts.ts';

interface Speech {
  translate: ReturnType<typeof useTranslate>;
  /** BCP 47 tag. */
  culture: string;
  dateOf: (date: string) => string;
  timeOf: (time: string) => string;
  instantOf: (instant: string) => string;
}

type TextOf = (field: Field, value: unknown) => string;

/** What values say in a cell or a sentence: in the person's language, patterns and units. */
export function useTextOf(): TextOf {
  const translate = useTranslate();
  const { culture } = useSession();
  const { dateOf, timeOf, instantOf } = useFormatDate();
  return useMemo(() => {
    const speech = { translate, culture, dateOf, timeOf, instantOf };
    return (field, value) => textOf(field, value, speech);
  }, [translate, culture, dateOf, timeOf, instantOf]);
}

/** A value that its kind can't be, as filters from elsewhere may have, is shown as it is. */
function textOf(field: Field, value: unknown, speech: Speech): string {
  if (value === null || value === undefined) return '';
  return texts[field.kind](field, value, speech) ?? asItIs(field, value);
}

type Text = (field: Field, value: unknown, speech: Speech) => string | undefined;

const asItIs = (_field: Field, value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

const ofNumber =
  (textOfNumber: (value: number, speech: Speech, field: Field) => string): Text =>
  (field, value, speech) =>
    typeof value === 'number' ? textOfNumber(value, speech, field) : undefined;

const inDigits = ofNumber((value, { culture }) => value.toLocaleString(culture));

const inWords: Text = (field, value, { translate }) =>
  [value]
    .flat()
    .map((one) => textOfValue(field, typeof one === 'boolean' ? one : String(one), translate))
    .join(', ');

const onDay: Text = (_field, value, { dateOf, instantOf }) => {
  // A text that is no date of the wire is not read as one by guessing.
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d/.test(value) || Number.isNaN(Date.parse(value))) return undefined;
  return isLocalDate(value) ? dateOf(value) : instantOf(value);
};

const onClock: Text = (_field, value, { timeOf }) => (isClockTime(value) ? timeOf(value) : undefined);

/** The parts of an object that have a value. */
const inParts: Text = (field, value, speech) =>
  field.fields
    .map((part) => textOf(part, (value as Record<string, unknown>)[part.name], speech))
    .filter(Boolean)
    .join(' · ');

const inRule: Text = (_field, value, speech) => {
  const recurrence = typeof value === 'string' ? parseRecurrence(value) : undefined;
  return recurrence && recurrenceText(recurrence, speech);
};

const texts = {
  key: asItIs,
  text: asItIs,
  longText: asItIs,
  email: asItIs,
  url: asItIs,
  phone: asItIs,
  zone: asItIs,
  country: (_field, value, { culture }) => (isCountryCode(value) ? countryNames(culture).of(value) : undefined),
  code: asItIs,
  lookup: asItIs,
  integer: inDigits,
  decimal: inDigits,
  money: ofNumber((value, { culture }, { hints }) => amountsOf(culture, hints.currency).format(value)),
  percentage: ofNumber((value, { culture }) =>
    (value / 100).toLocaleString(culture, { style: 'percent', maximumFractionDigits: 2 }),
  ),
  duration: ofNumber((value, { translate }, field) => durationText(value * secondsOfOne(field), translate)),
  boolean: inWords,
  choice: inWords,
  choices: inWords,
  date: onDay,
  dateTime: onDay,
  time: onClock,
  recurrence: inRule,
  reference: asItIs,
  references: (_field, value) => [value].flat().join(', '),
  object: inParts,
  list: (_field, value, { translate }) =>
    Array.isArray(value) ? translate('list.items', { smart_count: value.length }) : undefined,
  criteria: asItIs,
} as const satisfies Record<FieldKind, Text>;
