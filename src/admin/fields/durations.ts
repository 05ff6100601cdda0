import type { useTranslate } from 'react-admin';
import type { Field } from '#model/entity.ts';

/** Units in which a duration is typed and told; in seconds. */
export const durationUnits = { minutes: 60, hours: 3600, days: 86_400 } as const;

export type DurationUnit = keyof typeof durationUnits;

/** Units in which a duration is kept; in seconds. */
const keptUnits = { second: 1, minute: 60, hour: 3600 } as const;

/** The seconds of one of what a field counts: minutes, unless its schema says otherwise. */
export function secondsOfOne({ hints }: Pick<Field, 'hints'>): number {
  return keptUnits[hints.unit ?? 'minute'];
}

/** Seconds as `1 h 30 min`, or as `2 d` where they are whole days. */
export function durationText(seconds: number, translate: ReturnType<typeof useTranslate>): string {
  const { minutes, hours, days } = durationUnits;
  if (seconds !== 0 && seconds % days === 0) return translate('duration.days', { days: seconds / days });
  const whole = Math.trunc(seconds / hours);
  const rest = Math.round((seconds - whole * hours) / minutes);
  const parts = [
    whole !== 0 && translate('duration.hours', { hours: whole }),
    (rest !== 0 || whole === 0) && translate('duration.minutes', { minutes: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Seconds of `1 h 30`, `1:30`, `2 h`, `1.5 h`, `45 min` or `2 d`; a plain number is of the unit given. Undefined when the text is no duration. */
export function secondsOf(text: string, unit: DurationUnit = 'minutes'): number | undefined {
  const typed = text.trim().toLowerCase();
  const both = /^(\d+)\s*(?:h\p{L}*|:)\s*(\d+)\s*\p{L}*[.]?$/u.exec(typed);
  if (both) return Number(both[1]) * durationUnits.hours + Number(both[2]) * durationUnits.minutes;
  const [, amount, letter] = /^(\d+(?:[.,]\d+)?)\s*([hmd]?)\p{L}*[.]?$/u.exec(typed) ?? [];
  if (amount === undefined || (letter === '' && !/\d$/.test(typed))) return undefined;
  return Math.round(Number(amount.replace(',', '.')) * durationUnits[unitsByLetter[letter ?? ''] ?? unit]);
}

const unitsByLetter: Partial<Record<string, DurationUnit>> = { m: 'minutes', h: 'hours', d: 'days' };

/** The largest unit of which a duration is a whole number. */
export function unitOf(seconds: number): DurationUnit {
  const units: DurationUnit[] = ['days', 'hours'];
  return units.find((unit) => seconds !== 0 && seconds % durationUnits[unit] === 0) ?? 'minutes';
}
