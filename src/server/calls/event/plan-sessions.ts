import type { FastifyInstance } from 'fastify';
import { agendaShape } from '#model/agenda/agenda.ts';
import { isPlannable } from '#model/agenda/why-agenda-wrong.ts';
import { sessionCalls } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import { weekdays } from '#model/time/recurrence.ts';
import type { JsonSchema } from '#model/variants.ts';
import { planSessions as planned, type Plan } from '../../agenda/plan-sessions.ts';
import { invalid } from '../../problems.ts';
import { find } from '../../records/find.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';

/** POST /event/plan-sessions?key: the days that the training's agenda or a rule makes; nothing is written. */
export function planSessions(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const served = {
    entity,
    summary: 'The sessions that the agenda of the training, or a rule, makes of a date',
    tag: 'event',
    roles: entity.access.edit,
    query: keyQuery,
    body: planShape,
    answer: plannedShape,
  };
  serveEntity<KeyQuery, Plan>(app, sessionCalls.planSessions, served, async ({ scope, query, body }) => {
    const { startDate, rule } = body;
    if (!isPlannable(startDate)) throw invalid({ startDate: ['validation.format'] });
    if (rule?.until !== undefined && !isPlannable(rule.until)) throw invalid({ 'rule.until': ['validation.format'] });
    return planned(scope, await find(scope, wholeOf(entity), query.key), body);
  });
}

const date = { type: 'string', format: 'date' };

const planShape: JsonSchema = {
  type: 'object',
  required: ['startDate'],
  additionalProperties: false,
  properties: {
    startDate: date,
    holidayMarking: { enum: ['SKIP', 'WARN', 'IGNORE'], description: 'Absent: that of the event' },
    rule: {
      type: 'object',
      description: 'Absent: the days of the agenda of the training. It ends after a count or with a last date',
      required: ['weekdays', 'interval'],
      additionalProperties: false,
      properties: {
        weekdays: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: weekdays } },
        interval: { type: 'integer', minimum: 1, maximum: 52, description: 'Every so many weeks' },
        count: { type: 'integer', minimum: 1, maximum: 366 },
        until: date,
      },
    },
    sessions: { type: 'array', maxItems: 100, description: 'The sessions of each day of a rule', items: {} },
  },
};

const plannedShape: JsonSchema = {
  type: 'object',
  properties: {
    ...(agendaShape['properties'] as JsonSchema),
    skipped: {
      type: 'array',
      description: 'The days that a holiday has moved',
      items: { type: 'object', properties: { date, name: { type: 'string' }, movedTo: date } },
    },
  },
};
