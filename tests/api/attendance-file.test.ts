import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { anAttendanceWorld, type AttendanceWorld } from '../support/attendance-world.ts';
import { sendFile } from '../support/send-file.ts';

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

    test('the file of a register can be taken over again, tried first, and changes nothing the second time', async () => {
      const event = await world.anEventFor(2);
      now = after;
      await world.mark(event, [[0, 0, 'Partial', 0, { minutes: 30 }]]);
      const { text } = await api.admin.get('/event/download-attendance', at(event));
      const [header, first, second] = text.trim().split('\r\n');
      expect(header).toMatch(/employeeCode,name,2026-12-01 10:00,2026-12-01 13:00$/);
      expect([first, second]).toEqual([expect.stringMatching(/,Partial 30,$/), expect.stringMatching(/,,$/)]);
      const changed = [header, first?.replace(/,$/, ',p'), second?.replace(/,,$/, ',absent,E')].join('\r\n');
      const tried = await upload(event, changed, { dryRun: 'true' });
      expect(tried.body).toMatchObject({ total: 2, updated: 2, unchanged: 0 });
      expect((await world.read(event)).marks).toHaveLength(1);
      expect((await upload(event, changed)).body).toMatchObject({ updated: 2 });
      expect((await upload(event, changed)).body).toMatchObject({ updated: 0, unchanged: 2 });
      const { marks } = await world.read(event);
      expect(marks.map(({ mark }) => mark).toSorted()).toEqual(['Absent', 'Excused', 'Partial', 'Present']);
    });

    test('a file with mistakes names each by line and column, and nothing of it is saved', async () => {
      const event = await world.anEventFor(1);
      now = afterMorning;
      const { learners } = await world.read(event);
      const code = learners[0]?.employeeCode;
      const rows = [
        'employeeCode,name,2026-12-01 10:00,2026-12-01 13:00',
        `${code},x,maybe,P`,
        `${code},x,P,`,
        'E-0,x,P,',
      ];
      const { status, body } = await upload(event, rows.join('\n'));
      expect(status).toBe(400);
      expect(body['rows']).toEqual([
        { line: 2, column: '2026-12-01 10:00', message: 'attendance.file.mark' },
        { line: 2, column: '2026-12-01 13:00', message: 'attendance.notOpen' },
        { line: 3, column: 'employeeCode', message: 'upload.duplicateRow' },
        { line: 4, column: 'employeeCode', message: 'attendance.notConfirmed' },
      ]);
      expect((await world.read(event)).marks).toEqual([]);
    });

    const upload = (event: Values, text: string, more: Record<string, string> = {}) =>
      sendFile(api.admin, '/event/upload-attendance', text, { query: { ...at(event), ...more } });
  },
  { clock: () => now },
);

function at(event: Values): { key: string } {
  return { key: String(event['key']) };
}
