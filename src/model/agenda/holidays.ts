/** Days on which no session is planned. */
export interface Holiday {
  name: string;
  /** Local dates, both included. */
  startDate: string;
  endDate: string;
}

/** The name of the holiday that a local date belongs to; undefined for any other day. */
export function holidayOn(date: string, holidays: readonly Holiday[]): string | undefined {
  return holidays.find(({ startDate, endDate }) => startDate <= date && date <= endDate)?.name;
}
