const DATE = /^\d{4}-\d{2}-\d{2}$/;

/** Whether the text is a local date such as 2026-11-21. */
export function isLocalDate(value: unknown): value is string {
  return typeof value === 'string' && DATE.test(value);
}

/** No place is further from UTC than 14 hours. */
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}([.]\d{1,9})?)?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;

/** Whether the text is an ISO 8601 instant with an offset. */
export function isInstantText(value: string): boolean {
  return INSTANT.test(value) && isCalendarDate(value.slice(0, 10)) && !Number.isNaN(Date.parse(value));
}

/** Whether the text is a time of day such as 09:30. */
export function isClockTime(value: unknown): value is string {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Whether the text is a date that the calendar has: 2026-02-30 is none. */
export function isCalendarDate(value: unknown): value is string {
  if (!isLocalDate(value) || value.startsWith('0000')) return false;
  const time = Date.parse(`${value}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
