import type { FastifyInstance } from 'fastify';
import { MAX_CALENDAR_SESSIONS, type CalendarAnswer, type CalendarQuestion } from '#model/calendar.ts';
import { calendarCalls } from '#model/calls.ts';
import { MAX_PAGE_INDEX } from '#model/limits.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../../context.ts';
import { sessionsInCalendar } from '../../stores/calendar.ts';
import { holidaysBetween } from '../../stores/holidays.ts';
import { object } from '../selection.ts';
import { serve } from '../serve.ts';
import { calendarRoles } from './calendar-roles.ts';
import { rangeProperties, refuseRange } from './calendar-range.ts';
import { calendarPageShape } from './calendar-shapes.ts';

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

const questionProperties: Record<string, JsonSchema> = {
  ...rangeProperties,
  pageOptions: object({
    pageIndex: { type: 'integer', minimum: 0, maximum: MAX_PAGE_INDEX },
    pageSize: { type: 'integer', minimum: 1, maximum: MAX_CALENDAR_SESSIONS },
  }),
};
