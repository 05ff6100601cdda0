import type { FastifyInstance } from 'fastify';
import { sessionCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { notFound } from '../../problems.ts';
import { venuesNamed } from '../../stores/venues.ts';
import { serveEntity } from '../serve.ts';

/** GET /event/opening-hours?venueKey: when a venue is open, for whoever sees sessions that take place there. */
export function openingHours(app: FastifyInstance): void {
  const entity = entityNamed('event');
  const served = {
    entity,
    summary: 'When a venue is open, by the wall clock; nulls where it always is',
    tag: 'event',
    roles: entity.access.show,
    query: {
      type: 'object',
      required: ['venueKey'],
      properties: { venueKey: { type: 'string', minLength: 1, maxLength: 100 } },
    },
    answer: { type: 'object', properties: { opensAt: time, closesAt: time } },
  };
  serveEntity<{ venueKey: string }>(app, sessionCalls.openingHours, served, async ({ scope, query }) => {
    const venue = (await venuesNamed(scope, [query.venueKey])).get(query.venueKey);
    if (!venue) throw notFound();
    return { opensAt: venue.opensAt, closesAt: venue.closesAt };
  });
}

const time = { type: ['string', 'null'], pattern: String.raw`^([01]\d|2[0-3]):[0-5]\d$` };
