import type { FastifyInstance } from 'fastify';
import { whyReasonWrong, type BookingDecision } from '#model/booking.ts';
import { bookingCalls } from '#model/calls.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { JsonSchema } from '#model/variants.ts';
import { invalid } from '../../problems.ts';
import { find } from '../../records/find.ts';
import { inTransaction } from '../../records/in-transaction.ts';
import { bookingOf, bookingsOf, keepDecision, requestedBookings } from '../../stores/bookings.ts';
import { serveEntity } from '../serve.ts';
import { itemsOf, keyQuery, type KeyQuery } from '../shapes.ts';

const entity = entityNamed('event');
/** Whose rooms they are: who keeps the venues. */
const deciders = entityNamed('venue').access.edit;
const common = { entity, tag: 'event' };

/** GET /event/bookings?key, POST /event/booking-requests and POST /event/decide-booking: approval of venues. */
export function bookings(app: FastifyInstance): void {
  const ofEvent = {
    ...common,
    summary: 'The bookings of an event that need approval, and where each stands',
    roles: entity.access.edit,
    query: keyQuery,
    answer: itemsOf(bookingShape),
  };
  serveEntity<KeyQuery>(app, bookingCalls.ofEvent, ofEvent, async ({ scope, query }) => {
    await find(scope, wholeOf(entity), query.key);
    return { items: await bookingsOf(scope, query.key) };
  });
  const requested = {
    ...common,
    summary: 'The bookings of all events that wait for approval, at most 100',
    roles: deciders,
    answer: itemsOf(bookingShape),
  };
  serveEntity(app, bookingCalls.requests, requested, async ({ scope }) => ({ items: await requestedBookings(scope) }));
  const decided = {
    ...common,
    summary: 'Approves or declines a booking',
    roles: deciders,
    body: decisionShape,
    answer: bookingShape,
  };
  serveEntity<unknown, BookingDecision>(app, bookingCalls.decide, decided, ({ scope, body }) => {
    const wrong = whyReasonWrong(body);
    if (wrong.length > 0) throw invalid({ reason: wrong });
    return inTransaction(scope, {}, async (within) => {
      const booking = await bookingOf(within, body);
      if (!booking) throw invalid({ '': ['booking.changed'] });
      const reason = body.approve ? null : (body.reason?.trim() ?? null);
      await keepDecision(within, booking, body.approve ? 'Approved' : 'Declined', reason);
      return bookingOf(within, body);
    });
  });
}

const text = { type: 'string' };
const textOrNone = { type: ['string', 'null'] };

const bookingShape: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      ['sessionKey', 'title', 'startAt', 'endAt', 'timeZone', 'eventKey', 'eventName', 'venueKey', 'venueName'].map(
        (name) => [name, text],
      ),
    ),
    ...Object.fromEntries(
      ['launchKey', 'trainingKey', 'reason', 'decidedBy', 'decidedAt'].map((name) => [name, textOrNone]),
    ),
    state: { enum: ['Requested', 'Approved', 'Declined'] },
  },
};

const key = { type: 'string', pattern: '^[0-9a-f]{32}$' };

const decisionShape: JsonSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['sessionKey', 'venueKey', 'startAt', 'approve'],
  properties: {
    sessionKey: key,
    venueKey: key,
    startAt: { type: 'string', pattern: '^\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d[.]\\d{3}Z$' },
    approve: { type: 'boolean' },
    reason: { type: 'string', maxLength: 1000 },
  },
};
