/** Arithmetic with local dates such as 2026-11-21, which know no zone. */
const DAY_MS = 86_400_000;
const MONDAY = 1;

export function addDays(date: string, days: number): string {
  return dateAt(Date.parse(date) + days * DAY_MS);
}

/** The same day of another month, or its last day where it has no such day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return dateAt(Date.UTC(year, month - 1 + months, Math.min(day, last)));
}

export function firstOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`;
}

/** The first day of a week, of which `firstDay` is the number: 1 for Monday, 7 for Sunday. */
export function startOfWeek(date: string, firstDay: number): string {
  return addDays(date, -((new Date(date).getUTCDay() - firstDay + 7) % 7));
}

/** Both included. */
export function datesBetween(from: string, to: string): string[] {
  const count = Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS) + 1;
  return Array.from({ length: count }, (_, index) => addDays(from, index));
}

interface WeekInfo {
  firstDay: number;
}

/** The day that weeks begin with in a culture: 1 for Monday, 7 for Sunday; Monday where the browser does not know. */
export function firstDayOf(culture: string): number {
  const locale = new Intl.Locale(culture) as { weekInfo?: WeekInfo; getWeekInfo?: () => WeekInfo };
  return (locale.getWeekInfo?.() ?? locale.weekInfo)?.firstDay ?? MONDAY;
}

function dateAt(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
