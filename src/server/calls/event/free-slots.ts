import type { FastifyInstance } from 'fastify';
import { isPlannable } from '#model/agenda/why-agenda-wrong.ts';
import { sessionCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import type { Values } from '#model/values.ts';
import type { JsonSchema } from '#model/variants.ts';
import { eventAsked } from '../../agenda/event-asked.ts';
import { freeSlots as slotsFor, type SlotQuery } from '../../agenda/free-slots.ts';
import { invalid } from '../../problems.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, keysShape } from '../shapes.ts';

/**
 * POST /event/free-slots?key: when instructors and venues are free for a session of some minutes. Without a key it is one
 * of an event which is being added, whose fields are in the body.
 */
export function freeSlots(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const served = {
    entity,
    summary: 'When instructors and venues are free for a session of an event',
    tag: 'event',
    roles: entity.access.edit,
    query: { ...keyQuery, required: [] },
    body: slotQueryShape,
    answer: slotsShape,
  };
  serveEntity<Values, Asked>(app, sessionCalls.freeSlots, served, async ({ scope, query, body }) => {
    const { event, ...slots } = body;
    for (const name of ['from', 'to'] as const) {
      if (!isPlannable(slots[name])) throw invalid({ [name]: ['validation.format'] });
    }
    return { slots: await slotsFor(scope, await eventAsked(scope, query, event, asked), slots) };
  });
}

interface Asked extends SlotQuery {
  event?: unknown;
}

/** What free times depend on beside who must be free. */
const asked = ['timeZone', 'holidayMarking'];

const date = { type: 'string', format: 'date' };
const time = { type: 'string', pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` };
const instant = { type: 'string', format: 'date-time' };

const slotQueryShape: JsonSchema = {
  type: 'object',
  required: ['minutes', 'from', 'to'],
  additionalProperties: false,
  properties: {
    instructorKeys: { ...keysShape, minItems: 0, maxItems: 20, description: 'All of them must be free' },
    venueKeys: { ...keysShape, minItems: 0, maxItems: 20, description: 'All of them must be free and open' },
    minutes: { type: 'integer', minimum: 5, maximum: 1440 },
    from: date,
    to: { ...date, description: 'At most 92 days later' },
    startTime: { ...time, description: 'From which time of each day; 09:00 unless said' },
    endTime: { ...time, description: 'Until which time of each day; 18:00 unless said' },
    areOwnBusy: {
      type: 'boolean',
      description: 'Whether the sessions that the event has now are in the way; not for whoever is moving them',
    },
    event: { type: 'object', description: `Of an event without a key: ${asked.join(', ')}` },
  },
};

const slotsShape: JsonSchema = {
  type: 'object',
  properties: {
    slots: {
      type: 'array',
      description: 'The first possible time of each gap, in the zone of the event; at most 100',
      items: {
        type: 'object',
        properties: { date, startTime: time, endTime: time, freeUntil: time, startAt: instant, endAt: instant },
      },
    },
  },
};
