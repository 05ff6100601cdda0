import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { anAttendanceWorld, type AttendanceWorld, type Said } from '../support/attendance-world.ts';
import type { Client } from '../support/client.ts';
import { sendFile } from '../support/send-file.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
const atOpening = new Date('2026-12-01T09:45:00.000Z');
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

    test('a register has the sessions, who has a seat, and the marks with who made them', async () => {
      const event = await world.anEventFor(2, { waitingList: true, maxAttendees: 2 });
      await world.confirm(event, 1);
      now = afterMorning;
      const { status, marks } = await world.mark(event, [[0, 0, 'Partial', 0, { minutes: 45, note: ' Left early ' }]]);
      expect(status).toBe(200);
      const register = await world.read(event);
      expect(register.sessions.map(({ title }) => title)).toEqual(['Morning', 'Afternoon']);
      expect(register.learners).toHaveLength(2);
      expect(register.marks).toEqual(marks);
      expect(register.marks).toEqual([
        {
          nominationKey: register.learners[0]?.nominationKey,
          sessionKey: register.sessions[0]?.key,
          mark: 'Partial',
          minutes: 45,
          note: 'Left early',
          version: 1,
          markedBy: 'Asha Rao',
          markedAt: afterMorning.toISOString(),
        },
      ]);
    });

    test('stale marks are answered with both values while the fresh ones beside them are saved', async () => {
      const event = await world.anEventFor(2);
      now = after;
      await world.mark(event, [[0, 0, 'Present']]);
      const { status, errors, conflicts, marks } = await world.mark(event, [
        [0, 0, 'Absent'],
        [1, 0, 'Late'],
      ]);
      expect([status, errors]).toEqual([409, { '': ['common.conflict'] }]);
      expect(conflicts).toMatchObject([{ yours: { mark: 'Absent' }, current: { mark: 'Present', version: 1 } }]);
      expect(marks).toMatchObject([{ mark: 'Late', version: 1 }]);
      expect((await world.read(event)).marks.map(({ mark }) => mark).toSorted()).toEqual(['Late', 'Present']);
    });

    test('a mark that arrives twice is no conflict, and a mark may be taken back', async () => {
      const event = await world.anEventFor(1);
      now = after;
      await world.mark(event, [[0, 0, 'Excused']]);
      expect((await world.mark(event, [[0, 0, 'Excused']])).status).toBe(200);
      const back = await world.mark(event, [[0, 0, 'NotMarked', 1]]);
      expect([back.status, back.marks]).toMatchObject([200, [{ mark: 'NotMarked', version: 2 }]]);
    });

    test('of two people who mark one cell at once exactly one is told of the other', async () => {
      const event = await world.anEventFor(8);
      now = after;
      const all = (mark: string) => Array.from({ length: 8 }, (_one, index): Said => [index, 0, mark]);
      const [one, other] = await Promise.all([
        world.mark(event, all('Present')),
        world.mark(event, all('Absent').toReversed()),
      ]);
      expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
      const [first, second] = one.status === 200 ? [one, other] : [other, one];
      expect([first.marks?.length, second.conflicts?.length, second.marks]).toEqual([8, 8, []]);
      expect((await world.read(event)).marks.map(({ version }) => version)).toEqual(Array.from({ length: 8 }, () => 1));
    });

    test('only what was marked lately is answered to who asks for it', async () => {
      const event = await world.anEventFor(2);
      now = afterMorning;
      await world.mark(event, [[0, 0, 'Present']]);
      now = after;
      const { readAt } = await world.read(event);
      await world.mark(event, [[1, 0, 'Absent']]);
      expect((await world.read(event, api.admin, readAt)).marks).toMatchObject([{ mark: 'Absent' }]);
    });

    test('a session opens a quarter of an hour before it starts', async () => {
      const event = await world.anEventFor(1);
      now = new Date(atOpening.getTime() - 1000);
      expect((await world.mark(event, [[0, 0, 'Present']])).errors).toEqual({
        'marks.0.sessionKey': ['attendance.notOpen'],
      });
      now = atOpening;
      expect((await world.read(event)).sessions.map(({ reasons }) => reasons)).toEqual([[], ['attendance.notOpen']]);
      expect((await world.mark(event, [[0, 0, 'Present']])).status).toBe(200);
    });

    test('every mistake of a body is told by place, and nothing of it is saved', async () => {
      const event = await world.anEventFor(1, { manualAttendance: false });
      now = after;
      const { errors, status } = await world.mark(event, [
        [0, 0, 'Partial'],
        [0, 1, 'Partial', 0, { minutes: 121, note: 'a\u0000b' }],
        [7, null, 'Present'],
        [0, 1, 'Late'],
        [0, 9, 'Late'],
      ]);
      expect(status).toBe(400);
      expect(errors).toEqual({
        'marks.0.sessionKey': ['attendance.notManual'],
        'marks.0.minutes': ['attendance.minutes.required'],
        'marks.1.sessionKey': ['attendance.notManual'],
        'marks.1.minutes': ['attendance.minutes.range'],
        'marks.1.note': ['validation.characters'],
        'marks.2.nominationKey': ['attendance.notConfirmed'],
        'marks.2.sessionKey': ['attendance.sessionLevel', 'attendance.notManual'],
        'marks.3': ['attendance.repeated'],
        'marks.3.sessionKey': ['attendance.notManual'],
        'marks.4.sessionKey': ['attendance.sessionUnknown'],
      });
      expect((await world.read(event)).marks).toEqual([]);
    });

    test('an event as a whole is marked when all its sessions are over', async () => {
      const event = await world.anEventFor(1, { attendanceLevel: 'EVENT' });
      expect((await world.read(event)).reasons).toEqual(['attendance.launched', 'attendance.sessionsNotCompleted']);
      now = afterMorning;
      expect((await world.mark(event, [[0, null, 'Present']])).errors).toEqual({
        'marks.0.sessionKey': ['attendance.sessionsNotCompleted'],
      });
      now = after;
      expect((await world.mark(event, [[0, 0, 'Present']])).errors).toEqual({
        'marks.0.sessionKey': ['attendance.eventLevel'],
      });
      expect((await world.mark(event, [[0, null, 'Present']])).status).toBe(200);
    });

    test('instructors mark the events that they teach, trainers those that they plan, and no others', async () => {
      const teacher = await world.anInstructor({ employeeCode: `in-${(codes += 1)}` });
      const taught = await world.anEventFor(1, {}, teacher);
      const other = await world.anEventFor(1);
      const instructor = await api.as({
        roles: ['instructor'],
        claims: { sub: 'teaches', loginCode: String(teacher['employeeCode']).toUpperCase() },
      });
      const trainer = await api.as({ roles: ['trainer'], claims: { sub: 'tr-2', loginCode: 'TR-2' } });
      now = after;
      for (const [client, event, status] of [
        [instructor, taught, 200],
        [instructor, other, 404],
        [trainer, taught, 404],
        [trainer, other, 404],
        [api.academyAdmin, taught, 404],
      ] as const) {
        expect(await statusesOf(client, event)).toEqual([status, status, status, status]);
      }
    });

    test("a learner's history tells who said what", async () => {
      const event = await world.anEventFor(1);
      now = after;
      await world.mark(event, [[0, 0, 'Absent']]);
      const { marks, learners } = await world.read(event);
      await world.mark(event, [[0, 0, 'Late', marks[0]?.version ?? 0]]);
      const { items } = await api.admin.get('/nomination/history', { key: learners[0]?.nominationKey ?? '' });
      expect(items[0]).toMatchObject({
        action: 'mark',
        changes: [
          {
            field: 'attendance',
            from: [{ session: '2026-12-01 Morning', mark: 'Absent' }],
            to: [{ session: '2026-12-01 Morning', mark: 'Late' }],
          },
        ],
      });
    });

    const statusesOf = async (client: Client, event: Values) => {
      const { learners, sessions, marks } = await world.read(event);
      const place = { nominationKey: learners[0]?.nominationKey, sessionKey: sessions[0]?.key };
      const answers = [
        await client.get('/event/attendance', at(event)),
        await client.post(
          '/event/attendance',
          { marks: [{ ...place, mark: 'Late', version: marks[0]?.version ?? 0 }] },
          at(event),
        ),
        await client.get('/event/download-attendance', at(event)),
        await sendFile(
          client,
          '/event/upload-attendance',
          `employeeCode,name,2026-12-01 10:00,2026-12-01 13:00\n${learners[0]?.employeeCode},x,L,\n`,
          { query: at(event) },
        ),
      ];
      return answers.map(({ status }) => status);
    };
    let codes = 70;
  },
  { clock: () => now },
);

function at(event: Values): { key: string } {
  return { key: String(event['key']) };
}
