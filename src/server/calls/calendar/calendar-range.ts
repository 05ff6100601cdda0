import { isPlannable } from '#model/agenda/why-agenda-wrong.ts';
import { MAX_CALENDAR_DAYS, type CalendarQuestion } from '#model/calendar.ts';
import { isInstantText, isLocalDate } from '#model/time/time-texts.ts';
import type { JsonSchema } from '#model/variants.ts';
import { invalid } from '../../problems.ts';

const key = { type: 'string', minLength: 1, maxLength: 100 };
const bound = { type: 'string', maxLength: 40, description: 'A local date by the clock of each event, or an instant' };

/** The range that a calendar is asked for, and what of it. */
export const rangeProperties: Record<string, JsonSchema> = {
  from: bound,
  to: { ...bound, description: `${bound.description}; a date is included, an instant is not` },
  venueKey: key,
  instructorKey: key,
  trainingKey: key,
  launchKey: key,
};

const DAY_MS = 86_400_000;

/** Throws 400 for what is neither a date nor an instant, and for a range that is empty or too long. */
export function refuseRange({ from, to }: CalendarQuestion): void {
  for (const [name, end] of Object.entries({ from, to })) {
    const isKnown = isPlannable(end.slice(0, 10)) && (isLocalDate(end) || isInstantText(end));
    if (!isKnown) throw invalid({ [name]: ['validation.format'] });
  }
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days < 0) throw invalid({ to: ['calendar.range.order'] });
  if (days >= MAX_CALENDAR_DAYS) throw invalid({ to: ['calendar.range.tooLong'] });
}
