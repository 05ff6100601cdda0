import { useTranslate } from 'react-admin';
import type { Field } from '#model/entity.ts';
import type { FieldKind } from '#model/kinds.ts';
import { useSession } from '../session/SessionContext.tsx';
import { amountsOf, asciiDigits } from './amounts.ts';
import { durationText, secondsOf, secondsOfOne } from './durations.ts';

/** How numbers of a field are typed. */
export interface NumberText {
  /** Before the text, such as a currency. */
  unit?: string;
  example?: string;
  inputMode: 'decimal' | 'text';
  write: (value: number) => string;
  /** The number of a typed text; undefined when it is none. */
  read: (text: string) => number | undefined;
}

type Make = (field: Field, culture: string, translate: ReturnType<typeof useTranslate>) => NumberText;

export function useNumberText(field: Field): NumberText {
  const translate = useTranslate();
  const { culture } = useSession();
  const make = ofKind[field.kind];
  return make ? make(field, culture, translate) : { ...plain, read: (text) => numberIn(text, culture) };
}

const plain = { inputMode: 'decimal', write: String } as const;

/** The kinds whose numbers are typed in another way than they are kept. */
const ofKind: Partial<Record<FieldKind, Make>> = {
  money: ({ hints }, culture) => {
    const { symbol, write, read } = amountsOf(culture, hints.currency);
    return { unit: symbol, inputMode: 'decimal', write, read };
  },
  duration: (field, _culture, translate) => {
    const one = secondsOfOne(field);
    const read = (text: string) => {
      const seconds = secondsOf(text);
      return seconds === undefined ? undefined : Math.round(seconds / one);
    };
    const example = durationText(EXAMPLE_SECONDS, translate);
    return { example, inputMode: 'text', write: (value) => durationText(value * one, translate), read };
  },
};

const EXAMPLE_SECONDS = 5400;

/** A plain number, in the digits and with the decimal sign of the culture or of English; undefined for any other text. */
export function numberIn(text: string, culture: string): number | undefined {
  const typed = asciiDigits(text.trim()).replace(decimalSignOf(culture), '.');
  const number = typed === '' ? Number.NaN : Number(typed);
  return Number.isFinite(number) ? number : undefined;
}

/** Asked at every key. */
const decimalSigns = new Map<string, string>();

function decimalSignOf(culture: string): string {
  const known = decimalSigns.get(culture);
  if (known) return known;
  const parts = new Intl.NumberFormat(culture).formatToParts(1.5);
  const sign = parts.find(({ type }) => type === 'decimal')?.value ?? '.';
  decimalSigns.set(culture, sign);
  return sign;
}
