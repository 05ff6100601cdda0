import type { FastifyInstance } from 'fastify';
import { isPlannable } from '#model/agenda/why-agenda-wrong.ts';
import {
  MAX_CALENDAR_DAYS,
  MAX_CALENDAR_SESSIONS,
  type CalendarAnswer,
  type CalendarQuestion,
} from '#model/calendar.ts';
import { calendarCalls } from '#model/calls.ts';
import { MAX_PAGE_INDEX } from '#model/limits.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../../context.ts';
import { invalid } from '../../problems.ts';
import { sessionsInCalendar } from '../../stores/calendar.ts';
import { holidaysBetween } from '../../stores/holidays.ts';
import { object } from '../selection.ts';
import { serve } from '../serve.ts';
import { calendarRoles } from './calendar-roles.ts';
import { calendarPageShape } from './calendar-shapes.ts';
import { isInstantText, isLocalDate } from '#model/time/time-texts.ts';

/** POST /calendar/paginated-list: the sessions of a range, of every event that the caller reaches. */
export function calendarList(app: FastifyInstance): void {
  const served = {
    summary: 'The sessions of a range of dates or instants, with its holidays',
    tag: 'calendar',
    roles: calendarRoles,
    body: { ...object(questionProperties), required: ['from', 'to'] },
    answer: calendarPageShape,
  };
  serve<unknown, CalendarQuestion>(app, calendarCalls.list, served, ({ scope, body }) => answer(scope, body));
}

async function answer(scope: Scope, asked: CalendarQuestion): Promise<CalendarAnswer> {
  refuseRange(asked);
  const [sessions, holidays] = await Promise.all([
    sessionsInCalendar(scope, asked),
    holidaysBetween(scope, asked.from.slice(0, 10), asked.to.slice(0, 10)),
  ]);
  return { ...sessions, holidays };
}

const DAY_MS = 86_400_000;

/** Throws 400 for what is neither a date nor an instant, and for a range that is empty or too long. */
function refuseRange({ from, to }: CalendarQuestion): void {
  for (const [name, end] of Object.entries({ from, to })) {
    const isKnown = isPlannable(end.slice(0, 10)) && (isLocalDate(end) || isInstantText(end));
    if (!isKnown) throw invalid({ [name]: ['validation.format'] });
  }
  const days = (Date.parse(to) - Date.parse(from)) / DAY_MS;
  if (days < 0) throw invalid({ to: ['calendar.range.order'] });
  if (days >= MAX_CALENDAR_DAYS) throw invalid({ to: ['calendar.range.tooLong'] });
}

const key = { type: 'string', minLength: 1, maxLength: 100 };
const end = { type: 'string', maxLength: 40, description: 'A local date by the clock of each event, or an instant' };

const questionProperties: Record<string, JsonSchema> = {
  from: end,
  to: { ...end, description: `${end.description}; a date is included, an instant is not` },
  venueKey: key,
  instructorKey: key,
  trainingKey: key,
  launchKey: key,
  pageOptions: object({
    pageIndex: { type: 'integer', minimum: 0, maximum: MAX_PAGE_INDEX },
    pageSize: { type: 'integer', minimum: 1, maximum: MAX_CALENDAR_SESSIONS },
  }),
};
