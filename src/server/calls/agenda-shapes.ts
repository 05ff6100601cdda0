import { agendaShape } from '#model/agenda/agenda.ts';
import type { JsonSchema } from '#model/variants.ts';

/** An agenda with the version of the event or training that it belongs to. */
export const versionedAgendaShape: JsonSchema = {
  ...agendaShape,
  properties: { version: { type: 'integer' }, ...(agendaShape['properties'] as JsonSchema) },
};

/** An agenda as it is read. */
export const namedAgendaShape: JsonSchema = {
  ...versionedAgendaShape,
  properties: {
    ...(versionedAgendaShape['properties'] as JsonSchema),
    names: {
      type: 'object',
      description: 'What the venues, instructors and topics are called, by key',
      additionalProperties: { type: 'string' },
    },
  },
};

/** What an event's agenda is saved as. */
export const zonedAgendaShape: JsonSchema = {
  ...versionedAgendaShape,
  properties: {
    ...(versionedAgendaShape['properties'] as JsonSchema),
    timeZone: { type: 'string', description: 'Another zone for the event, by whose clock the times are meant' },
  },
};

/** A record together with its agenda. */
export function withDays(shape: JsonSchema): JsonSchema {
  const own = shape['properties'] as JsonSchema;
  return { ...shape, properties: { ...own, ...(agendaShape['properties'] as JsonSchema) } };
}

/** What stands against an agenda. */
export const conflictsShape: JsonSchema = {
  type: 'object',
  properties: {
    conflicts: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'The place in the agenda, such as days.0.sessions.1.venueKey' },
          kind: { enum: ['instructor', 'venue', 'learner', 'capacity', 'holiday', 'openingHours'] },
          severity: { enum: ['block', 'warning'], description: 'What blocks is refused when the agenda is saved' },
          message: { type: 'string', description: 'Message key' },
          about: {
            type: 'object',
            description: 'The instructor, venue, learner or holiday',
            properties: { key: { type: ['string', 'null'] }, name: { type: 'string' } },
          },
          with: {
            type: 'object',
            description: 'The event that is in the way; without key and name where the caller may not see it',
            properties: {
              key: { type: ['string', 'null'] },
              name: { type: ['string', 'null'] },
              startAt: { type: 'string', format: 'date-time' },
              endAt: { type: 'string', format: 'date-time' },
            },
          },
        },
      },
    },
  },
};
