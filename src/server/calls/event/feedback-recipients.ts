import type { FastifyInstance } from 'fastify';
import { reviewCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import { openRecipientsOf } from '../../feedback/open-recipients-of.ts';
import { notFound } from '../../problems.ts';
import { find } from '../../records/find.ts';
import { namedRecipients } from '../../stores/feedback-recipients.ts';
import { roundOf } from '../../stores/feedback-rounds.ts';
import { object } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { keyQueryWith, type KeyQuery } from '../shapes.ts';

const event = entityNamed('event');

/** GET /event/feedback-recipients?key&roundKey: who may still answer a form, each to be handed a link. */
export function feedbackRecipients(app: FastifyInstance): void {
  const served = {
    entity: event,
    summary: 'Who may still answer a form that is asked; of an anonymous one everybody who is asked',
    tag: 'event',
    roles: event.access.edit,
    query: roundQuery,
    answer: recipientsShape,
  };
  serveEntity<KeyQuery & { roundKey: string }>(app, reviewCalls.recipients, served, async ({ scope, query }) => {
    await find(scope, event, query.key);
    const round = await roundOf(scope, query.key, query.roundKey);
    if (!round) throw notFound();
    return { items: await namedRecipients(scope, await openRecipientsOf(scope, round)) };
  });
}

const text = { type: 'string' };

const roundQuery = {
  ...keyQueryWith({ roundKey: { ...text, minLength: 1, maxLength: 100 } }),
  required: ['key', 'roundKey'],
};

const recipientsShape = object({
  items: {
    type: 'array',
    items: object({
      recipientKey: text,
      name: text,
      learnerKey: { type: ['string', 'null'], description: 'About whom a manager answers' },
      learnerName: { type: ['string', 'null'] },
    }),
  },
});
