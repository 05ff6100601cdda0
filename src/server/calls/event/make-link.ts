import type { FastifyInstance } from 'fastify';
import { nominationCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import type { JsonSchema } from '#model/variants.ts';
import { purposes } from '../../links/link.ts';
import { makeLinkFor, type AskedLink } from '../../links/make-link-for.ts';
import { withLockedEvent } from '../../nominations/with-locked-event.ts';
import { object } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';

const event = entityNamed('event');

/** POST /event/make-link?key: a signed link for somebody without an account, to be handed on to them. */
export function makeLink(app: FastifyInstance): void {
  const served = {
    entity: event,
    summary: 'Makes a link by which somebody acts without an account',
    tag: 'event',
    roles: event.access.edit,
    query: keyQuery,
    body: askedShape,
    answer: linkShape,
  };
  serveEntity<KeyQuery, AskedLink>(app, nominationCalls.makeLink, served, ({ scope, query, body }) =>
    withLockedEvent(scope, query, (within, locked) => makeLinkFor(within, locked, body)),
  );
}

const key: JsonSchema = { type: 'string', minLength: 1, maxLength: 100 };

const askedShape: JsonSchema = {
  ...object({
    purpose: { enum: [...purposes, 'feedback', 'checkIn'] },
    nominationKey: { ...key, description: 'For every purpose but selfNomination' },
    learnerKey: { ...key, description: 'For selfNomination, and for feedback: about whom a manager answers' },
    roundKey: { ...key, description: 'For feedback instead of a nomination: what is answered' },
    recipientKey: { ...key, description: 'For feedback with roundKey: who answers' },
  }),
  required: ['purpose'],
};

const linkShape: JsonSchema = {
  type: 'object',
  properties: {
    path: { type: 'string', description: 'Below the address of the application' },
    expiresAt: { type: 'string', format: 'date-time' },
  },
};
