import type { FastifyInstance } from 'fastify';
import { plannedCostCall } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import type { JsonSchema } from '#model/variants.ts';
import { eventAsked } from '../../agenda/event-asked.ts';
import { planEvent } from '../../agenda/plan-event.ts';
import { plannedCostFor } from '../../agenda/planned-cost.ts';
import { sessionsOf } from '../../stores/sessions.ts';
import { zonedAgendaShape } from '../agenda-shapes.ts';
import { recordBody } from '../record-body.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery } from '../shapes.ts';

/**
 * POST /event/planned-cost?key: what venues and inventory will cost, by currency, and whether there is enough in stock; of
 * an event with the sessions of the body or its own, or without a key of one that is being added. Nothing is written.
 */
export function plannedCost(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const served = {
    entity,
    summary: 'What an event will cost, and what of its inventory there is',
    tag: 'event',
    roles: entity.access.edit,
    query: { ...keyQuery, required: [] },
    body: bodyShape,
    answer: answerShape,
    isCheckedByHandler: true,
  };
  serveEntity<Values>(app, plannedCostCall, served, async ({ scope, query, body }) => {
    const { version: _version, event: typed, days, timeZone } = recordBody(body);
    const stored = await eventAsked(scope, query, typed, asked);
    const event = { ...stored, ...(timeZone === undefined ? {} : { timeZone }) };
    const sessions = await sessionsOf(scope, String(stored['key']));
    if (days === undefined) return plannedCostFor(scope, event, sessions);
    const planned = await planEvent(scope, event, { days }, sessions);
    return plannedCostFor(
      scope,
      event,
      planned.map(({ session }) => session),
    );
  });
}

/** What costs depend on beside the sessions. */
const asked = ['mode', 'timeZone', 'venueKey', 'venueHourlyCost', 'inventory'];

const bodyShape: JsonSchema = {
  ...zonedAgendaShape,
  properties: {
    ...(zonedAgendaShape['properties'] as JsonSchema),
    event: { type: 'object', description: `Of an event without a key: ${asked.join(', ')}` },
  },
};

const amount = { type: ['integer', 'null'] };
const lineShape: JsonSchema = {
  type: 'object',
  properties: {
    key: { type: 'string' },
    name: { type: 'string' },
    currency: { type: 'string' },
    cost: { type: 'integer', description: 'In the minor unit of the currency, as all amounts' },
  },
};
const linesShape = (more: Record<string, JsonSchema>): JsonSchema => ({
  type: 'array',
  items: { ...lineShape, properties: { ...(lineShape['properties'] as JsonSchema), ...more } },
});

const answerShape: JsonSchema = {
  type: 'object',
  properties: {
    venues: linesShape({ minutes: { type: 'number' }, hourlyCost: amount }),
    items: linesShape({ quantity: { type: 'integer' }, costPerUnit: amount, available: amount }),
    totals: {
      type: 'array',
      items: { type: 'object', properties: { currency: { type: 'string' }, cost: { type: 'integer' } } },
    },
  },
};
