import type { FastifyInstance } from 'fastify';
import type { RemindersQuestion } from '#model/calendar.ts';
import { calendarCalls } from '#model/calls.ts';
import { isLocalDate } from '#model/time/time-texts.ts';
import { invalid } from '../../problems.ts';
import { remindersInCalendar } from '../../reminders/reminders-in-calendar.ts';
import { object } from '../selection.ts';
import { serve } from '../serve.ts';
import { rangeProperties, refuseRange } from './calendar-range.ts';
import { calendarRoles } from './calendar-roles.ts';
import { remindersPageShape } from './calendar-shapes.ts';

/** POST /calendar/reminders: what events and launches that the caller reaches are going to remind of. */
export function calendarReminders(app: FastifyInstance): void {
  const served = {
    summary: 'The reminders to come of a range of dates, also of what is not launched yet',
    tag: 'calendar',
    roles: calendarRoles,
    body: { ...object(rangeProperties), required: ['from', 'to'] },
    answer: remindersPageShape,
  };
  serve<unknown, RemindersQuestion>(app, calendarCalls.reminders, served, ({ scope, body }) => {
    refuseRange(body);
    const { from, to } = body;
    for (const [name, end] of Object.entries({ from, to })) {
      if (!isLocalDate(end)) throw invalid({ [name]: ['validation.format'] });
    }
    return remindersInCalendar(scope, body);
  });
}
