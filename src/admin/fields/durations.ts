import type { useTranslate } from 'react-admin';

/** Minutes as `1 h 30 min`. */
export function durationText(minutes: number, translate: ReturnType<typeof useTranslate>): string {
  const [hours, rest] = [Math.trunc(minutes / 60), minutes % 60];
  const parts = [
    hours !== 0 && translate('duration.hours', { hours }),
    (rest !== 0 || hours === 0) && translate('duration.minutes', { minutes: rest }),
  ];
  return parts.filter(Boolean).join(' ');
}

/** Minutes of `90`, `1 h 30`, `1:30`, `2 h`, `1.5 h` or `45 min`; undefined when the text is no duration. */
export function minutesOf(text: string): number | undefined {
  const typed = text.trim().toLowerCase();
  if (/^\d+$/.test(typed)) return Number(typed);
  const both = /^(\d+)\s*(?:h\p{L}*|:)\s*(\d+)\s*\p{L}*[.]?$/u.exec(typed);
  if (both) return Number(both[1]) * 60 + Number(both[2]);
  const hours = /^(\d+(?:[.,]\d+)?)\s*h\p{L}*[.]?$/u.exec(typed);
  if (hours) return Math.round(Number((hours[1] ?? '').replace(',', '.')) * 60);
  const minutes = /^(\d+)\s*m\p{L}*[.]?$/u.exec(typed);
  return minutes ? Number(minutes[1]) : undefined;
}
