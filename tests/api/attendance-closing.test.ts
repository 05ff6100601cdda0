import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { anAttendanceWorld, type AttendanceWorld } from '../support/attendance-world.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
const afterMorning = new Date('2026-12-01T12:30:00.000Z');
const after = new Date('2026-12-02T10:00:00.000Z');
let now = before;

onEachEngine(
  (api) => {
    let world: AttendanceWorld;
    beforeAll(async () => {
      now = before;
      world = await anAttendanceWorld(api);
    });
    beforeEach(() => {
      now = before;
    });

    test('an event is closed when everybody is marked for what they owe, and then nobody marks any more', async () => {
      const event = await world.anEventFor(2, { creditHours: 6 });
      now = afterMorning;
      await world.confirm(event, 1);
      expect((await close(event)).errors).toEqual({
        '': ['event.close.notFinished', 'event.close.attendanceNotMarked', 'event.close.sessionsNotCompleted'],
      });
      now = after;
      await world.mark(event, [
        [0, 0, 'Present'],
        [0, 1, 'Late'],
        [1, 0, 'Partial', 0, { minutes: 60 }],
        [1, 1, 'Absent'],
      ]);
      expect((await close(event)).errors).toEqual({ '': ['event.close.attendanceNotMarked'] });
      // Confirmed after the morning: that they do not owe.
      await world.mark(event, [[2, 1, 'Absent']]);
      expect((await close(event)).body['status']).toBe('Closed');
      expect(await outcomesOf(event)).toEqual([
        ['Full', 100, 6],
        ['Partial', 25, null],
        ['NoShow', 0, null],
      ]);
      expect((await world.mark(event, [[2, 1, 'Present', 1]])).errors).toEqual({
        'marks.0.sessionKey': ['attendance.closed'],
      });
    });

    test('opened again by a super admin with a reason, an event is marked and closed anew', async () => {
      const event = await world.anEventFor(1, { creditHours: 2 });
      now = after;
      await world.mark(event, [
        [0, 0, 'Absent'],
        [0, 1, 'Absent'],
      ]);
      await close(event);
      const trainer = await api.as({ roles: ['trainer'], claims: { sub: 'tr-1', loginCode: 'TR-1' } });
      const reason = 'They were there after all';
      expect((await trainer.post('/event/reopen', { reason }, at(event))).status).toBe(403);
      expect((await api.admin.post('/event/reopen', {}, at(event))).status).toBe(400);
      expect((await api.admin.post('/event/reopen', { reason }, at(event))).status).toBe(200);
      expect(await outcomesOf(event)).toEqual([['NoShow', 0, null]]);
      await world.mark(event, [
        [0, 0, 'Present', 1],
        [0, 1, 'Excused', 1],
      ]);
      await close(event);
      expect(await outcomesOf(event)).toEqual([['Full', 100, 2]]);
    });

    test('marking and closing at once never leave a mark beside an outcome that does not know it', async () => {
      const event = await world.anEventFor(1);
      now = after;
      await world.mark(event, [
        [0, 0, 'Absent'],
        [0, 1, 'Absent'],
      ]);
      const [marked, closed] = await Promise.all([world.mark(event, [[0, 0, 'Present', 1]]), close(event)]);
      expect(closed.status).toBe(200);
      const [outcome] = await outcomesOf(event);
      expect(outcome).toEqual(marked.status === 200 ? ['Partial', 50, null] : ['NoShow', 0, null]);
    });

    const close = (event: Values) => api.admin.post('/event/close', {}, at(event));
    const outcomesOf = async (event: Values) => {
      const body = { sortConfig: { active: 'learnerName', direction: 'asc' } };
      const { items } = await api.admin.post('/event/nominations/paginated-list', body, at(event));
      return items.map(({ outcome, attendanceRate, creditHours }) => [outcome, attendanceRate, creditHours]);
    };
  },
  { clock: () => now },
);

function at(event: Values): { key: string } {
  return { key: String(event['key']) };
}
