import type { FastifyInstance } from 'fastify';
import { nominationCalls } from '#model/calls.ts';
import { entityNamed } from '#model/entities.ts';
import type { JsonSchema } from '#model/variants.ts';
import { prioritise, promoteByHand } from '../../nominations/waitlist.ts';
import { withLockedEvent } from '../../nominations/with-locked-event.ts';
import { invalid } from '../../problems.ts';
import { object } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, keysShape, type KeyQuery } from '../shapes.ts';
import { actShape, reasonIn, resultsShape } from './nomination-shapes.ts';

const event = entityNamed('event');

interface Priority {
  nominationKeys: string[];
  priority: number;
  reason?: string;
}

/** POST /event/waitlist/promote?key and /event/waitlist/prioritise?key. */
export function waitlist(app: FastifyInstance): void {
  const common = { entity: event, tag: 'event', roles: event.access.edit, query: keyQuery, answer: resultsShape };
  const promoted = {
    ...common,
    summary: 'Gives free seats to the next on the waiting list, or to those who are named',
    body: { ...object({ nominationKeys: keysShape }), type: ['object', 'null'] },
  };
  serveEntity<KeyQuery, { nominationKeys?: string[] } | null>(
    app,
    nominationCalls.promote,
    promoted,
    async ({ scope, query, body }) => ({
      results: await withLockedEvent(scope, query, (within, locked) =>
        promoteByHand(within, locked, body?.nominationKeys),
      ),
    }),
  );
  const prioritised = {
    ...common,
    summary: 'Puts some of the waiting list before or behind others, with a reason',
    body: priorityShape,
  };
  serveEntity<KeyQuery, Priority>(app, nominationCalls.prioritise, prioritised, async ({ scope, query, body }) => {
    const reason = reasonIn(body);
    if (reason === undefined) throw invalid({ reason: ['nomination.reason.required'] });
    const results = await withLockedEvent(scope, query, (within, locked) =>
      prioritise(within, locked, { ...body, reason }),
    );
    return { results };
  });
}

const priorityShape: JsonSchema = {
  ...object({
    ...(actShape['properties'] as Record<string, JsonSchema>),
    priority: { type: 'integer', minimum: -100, maximum: 100, description: 'Who has a higher one comes first' },
  }),
  required: ['nominationKeys', 'priority'],
};
