import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDay, anEventWorld, aSession, type EventWorld } from '../support/event-world.ts';

/** Bodies that nobody means. */
const agendas: Record<string, unknown> = {
  'no days': { days: null },
  'a text for days': { days: 'x' },
  'days that are none': { days: [null] },
  'a list for a day': { days: [[]] },
  'a number for a date': { days: [{ date: 5, sessions: 'x' }] },
  'a session that is none': { days: [{ date: '2026-12-01', sessions: [null] }] },
  'numbers for times': { days: [aDay([aSession({ startTime: 5, endTime: null, meeting: [] })])] },
  'numbers for people': { days: [aDay([aSession({ instructorKeys: [5, null, {}] })])] },
  'a text that is no key': { days: [aDay([aSession({ venueKey: 'no key' })])] },
  'a number for a mode': { days: [aDay([aSession({ mode: 5 })])] },
  'an object for a zone': { days: [], timeZone: {} },
  'a NUL in a title': { days: [aDay([aSession({ title: 'a\u0000b' })])] },
};

const LAST = '9999-12-31';
const overnight = aSession({ startTime: '22:00', endTime: '01:00', endsNextDay: true });

onEachEngine((api) => {
  let world: EventWorld;
  let event: Values;
  beforeAll(async () => {
    world = await anEventWorld(api);
    event = await world.anEvent();
  });
  const post = (path: string, body: unknown) => api.admin.post(path, body, { key: String(event['key']) });

  test.each(Object.entries(agendas))(
    'an agenda with %s is refused, whether to be checked or saved',
    async (_what, body) => {
      for (const path of ['/event/sessions', '/event/check-conflicts']) {
        const { status, errors } = await post(path, body);
        expect([status, Object.keys(errors).length > 0]).toEqual([400, true]);
      }
    },
  );

  test('the first and the last day of the calendar are refused or planned', async () => {
    for (const days of [[aDay([aSession()], LAST)], [aDay([overnight], LAST)], [aDay([aSession()], '0001-01-01')]]) {
      expect((await post('/event/check-conflicts', { days })).status).toBeLessThan(500);
      expect((await post('/event/sessions', { days })).status).toBeLessThan(500);
    }
    const rule = { weekdays: ['MO'], interval: 52, count: 366 };
    const plans = [
      { startDate: LAST },
      { startDate: LAST, rule, sessions: [aSession()] },
      { startDate: '2026-12-01', rule, sessions: [5] },
      { startDate: '2026-12-01', rule: { ...rule, until: 'never' }, sessions: [aSession()] },
    ];
    for (const plan of plans) expect((await post('/event/plan-sessions', plan)).status).toBeLessThan(500);
    const query = { minutes: 60, from: '9999-12-30', to: LAST, venueKeys: ['x'] };
    expect((await post('/event/free-slots', query)).status).toBeLessThan(500);
  });
});
