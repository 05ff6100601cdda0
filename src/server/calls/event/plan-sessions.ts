import type { FastifyInstance } from 'fastify';
import { agendaShape } from '#model/agenda/agenda.ts';
import { isPlannable } from '#model/agenda/why-agenda-wrong.ts';
import { sessionCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { weekdays } from '#model/time/recurrence.ts';
import type { Values } from '#model/values.ts';
import type { JsonSchema } from '#model/variants.ts';
import { eventAsked } from '../../agenda/event-asked.ts';
import { planSessions as planned, type Plan } from '../../agenda/plan-sessions.ts';
import { invalid } from '../../problems.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery } from '../shapes.ts';

/**
 * POST /event/plan-sessions?key: the days that the training's agenda or a rule makes; nothing is written. Without a key
 * they are those of an event which is being added, whose fields are in the body.
 */
export function planSessions(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const served = {
    entity,
    summary: 'The sessions that the agenda of the training, or a rule, makes of a date',
    tag: 'event',
    roles: entity.access.edit,
    query: { ...keyQuery, required: [] },
    body: planShape,
    answer: plannedShape,
  };
  serveEntity<Values, Plan & { event?: unknown }>(
    app,
    sessionCalls.planSessions,
    served,
    async ({ scope, query, body }) => {
      const { event, ...plan } = body;
      const { startDate, rule } = plan;
      if (!isPlannable(startDate)) throw invalid({ startDate: ['validation.format'] });
      if (rule?.until !== undefined && !isPlannable(rule.until)) throw invalid({ 'rule.until': ['validation.format'] });
      return planned(scope, await eventAsked(scope, query, event, asked), plan);
    },
  );
}

/** What a plan depends on beside what it says itself. */
const asked = ['mode', 'trainingKey', 'holidayMarking'];

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
    event: { type: 'object', description: `Of an event without a key: ${asked.join(', ')}` },
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
