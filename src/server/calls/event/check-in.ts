import type { FastifyInstance } from 'fastify';
import { attendanceCalls } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import { codesNow } from '../../checkin/codes-now.ts';
import { find } from '../../records/find.ts';
import { object } from '../selection.ts';
import { serveEntity } from '../serve.ts';
import { keyQuery, type KeyQuery } from '../shapes.ts';

const event = entityNamed('event');

/** GET /event/check-in?key: the codes to be shown in a room, for who teaches the event, too. */
export function checkInCodes(app: FastifyInstance): void {
  const served = {
    entity: event,
    summary: 'The codes by which learners check in now, replaced every half minute',
    tag: 'event',
    roles: event.access.show,
    query: keyQuery,
    answer: codesShape,
  };
  serveEntity<KeyQuery>(app, attendanceCalls.checkIn, served, async ({ scope, query }) =>
    codesNow(scope, await find(scope, wholeOf(event), query.key)),
  );
}

const text = { type: 'string' };
const instant = { type: 'string', format: 'date-time' };
const count = { type: 'integer' };

const codesShape = object({
  sessions: {
    type: 'array',
    items: object({
      key: text,
      title: text,
      startAt: instant,
      endAt: instant,
      minutesLeft: count,
      path: { type: 'string', description: 'Below the address of the application' },
      checkedIn: count,
      confirmed: count,
    }),
  },
  reasons: { type: 'array', description: 'Message keys of why no session is open for it', items: text },
  renewInMs: { type: 'integer', description: 'Until the codes are replaced' },
});
