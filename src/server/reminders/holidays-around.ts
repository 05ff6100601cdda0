import { localDateOf } from '#model/time/day.ts';
import type { Scope } from '../context.ts';
import { holidaysBetween } from '../stores/holidays.ts';

const YEAR_MS = 366 * 86_400_000;

/** The holidays of a year before and after now, which reach as far as reminders are looked for. */
export function holidaysAround(scope: Scope) {
  const now = scope.now.getTime();
  return holidaysBetween(scope, localDateOf(now - YEAR_MS, 'UTC'), localDateOf(now + YEAR_MS, 'UTC'));
}
