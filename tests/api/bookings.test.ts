import { beforeAll, expect, test } from 'vitest';
import type { Booking } from '#model/booking.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, anEventWorld, aSession, sessionsIn, type EventWorld } from '../support/event-world.ts';

onEachEngine(
  (api) => {
    let world: EventWorld;
    beforeAll(async () => {
      world = await anEventWorld(api);
    });

    const at = ({ key }: Values) => ({ key: String(key) });
    const bookingsOf = async (event: Values) =>
      (await api.admin.get('/event/bookings', at(event))).items as unknown as Booking[];
    const decide = (booking: Booking | undefined, decision: Values, client = api.admin) => {
      const { sessionKey, venueKey, startAt } = booking ?? {};
      return client.post('/event/decide-booking', { sessionKey, venueKey, startAt, ...decision });
    };
    const reasonsOf = async (event: Values) =>
      ((await api.admin.get('/event/actions', at(event))).body['launch'] as { reasons: string[] }).reasons;
    /** An event that could be launched, were it not for its venue. */
    const anEventIn = async (venue: Values, date: string, changes: Values = {}) => {
      const [event, instructor] = [await world.anEvent({ minAttendees: 0, ...changes }), await world.anInstructor()];
      await world.saveAgenda(event, [
        aDay([aSession({ venueKey: venue['key'], instructorKeys: [instructor['key']] })], date),
      ]);
      return event;
    };

    test('a session in a venue that asks for approval is requested, and its event is launched when it is approved', async () => {
      const venue = await world.aVenue({ requiresApproval: true });
      const event = await anEventIn(venue, '2026-12-01');
      const [booking] = await bookingsOf(event);
      expect(booking).toMatchObject({
        state: 'Requested',
        venueName: venue['name'],
        eventName: event['name'],
        startAt: '2026-12-01T04:30:00.000Z',
        decidedBy: null,
      });
      expect(await reasonsOf(event)).toEqual(['event.launch.bookingNotApproved']);
      const launched = await api.admin.post('/event/launch', {}, at(event));
      expect(launched.errors).toEqual({ '': ['event.launch.bookingNotApproved'] });
      const { body } = await decide(booking, { approve: true });
      expect(body).toMatchObject({ state: 'Approved', decidedAt: '2026-11-20T10:00:00.000Z', reason: null });
      expect(await reasonsOf(event)).toEqual([]);
    });

    test('a refusal needs a reason, which is shown, and another venue or time is another request', async () => {
      const venue = await world.aVenue({ requiresApproval: true });
      const event = await anEventIn(venue, '2026-12-02');
      const [booking] = await bookingsOf(event);
      expect((await decide(booking, { approve: false })).errors).toEqual({ reason: ['booking.reason.length'] });
      const reason = 'The floor is being renewed';
      expect((await decide(booking, { approve: false, reason })).body).toMatchObject({ state: 'Declined', reason });
      expect(await reasonsOf(event)).toEqual(['event.launch.bookingNotApproved']);
      const [session] = sessionsIn((await world.agendaOf(event)).body);
      await world.saveAgenda(event, [aDay([{ ...session, startTime: '14:00', endTime: '16:00' }], '2026-12-02')]);
      expect(await bookingsOf(event)).toMatchObject([{ state: 'Requested', reason: null }]);
      // What was shown is gone: nothing is decided unseen.
      expect((await decide(booking, { approve: true })).errors).toEqual({ '': ['booking.changed'] });
    });

    test('an event may ask for approval in any venue; other venues and cancelled events ask for none', async () => {
      const venue = await world.aVenue();
      expect(await bookingsOf(await anEventIn(venue, '2026-12-03'))).toEqual([]);
      const asking = await anEventIn(venue, '2026-12-04', { bookingApproval: true });
      expect(await bookingsOf(asking)).toHaveLength(1);
      await api.admin.post('/event/cancel', { reason: 'Nobody wants to come' }, at(asking));
      expect(await bookingsOf(asking)).toEqual([]);
    });

    test('super admins have a list of what waits for them; trainers see their events and decide nothing', async () => {
      const venue = await world.aVenue({ requiresApproval: true });
      const [waiting, done] = [await anEventIn(venue, '2026-12-07'), await anEventIn(venue, '2026-12-08')];
      await anEventIn(venue, '2026-11-19');
      const [booking] = await bookingsOf(done);
      await decide(booking, { approve: true });
      const { items } = await api.admin.post('/event/booking-requests', {});
      const ofVenue = items.filter(({ venueKey }) => venueKey === venue['key']);
      expect(ofVenue.map(({ eventKey }) => eventKey)).toEqual([waiting['key']]);
      const trainer = await api.as({ roles: ['trainer'], claims: { sub: 'books', loginCode: 'TR-B' } });
      expect((await trainer.post('/event/booking-requests', {})).status).toBe(403);
      expect((await decide(booking, { approve: true }, trainer)).status).toBe(403);
      expect((await trainer.get('/event/bookings', at(waiting))).status).toBe(404);
      const own = await world.anEvent({}, trainer);
      expect((await trainer.get('/event/bookings', at(own))).body).toEqual({ items: [] });
    });
  },
  { clock: () => new Date('2026-11-20T10:00:00.000Z') },
);
