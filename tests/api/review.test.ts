import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import type { Review } from '#model/review.ts';
import { onEachEngine } from '../support/api.ts';
import { aCertificateWorld, type CertificateWorld } from '../support/certificate-world.ts';
import type { Client } from '../support/client.ts';
import { aTrainerOf } from '../support/trainer-of.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
const midday = new Date('2026-12-01T12:30:00.000Z');
const after = new Date('2026-12-02T10:00:00.000Z');
let now = before;

onEachEngine(
  (api) => {
    let world: CertificateWorld;
    beforeAll(async () => {
      now = before;
      world = await aCertificateWorld(api);
    });
    beforeEach(() => {
      now = before;
    });
    const reviewOf = async (event: Values, client: Client = api.admin): Promise<Review> => {
      const { status, body, text } = await client.get('/event/review', { key: String(event['key']) });
      if (status !== 200) throw new Error(`Refused: ${status} ${text}`);
      return body as unknown as Review;
    };
    const download = (event: Values, format?: string) =>
      api.admin.get('/event/download-review', { key: String(event['key']), ...(format && { format }) });

    test('attendance is counted by session and by learner, and what is missing is named once it is over', async () => {
      const { event } = await world.aCertifiedEvent(['Asha', 'Bela', 'Chitra']);
      expect((await reviewOf(event)).missing).toEqual([]);
      now = midday;
      await world.mark(event, [
        [0, 0, 'Present'],
        [1, 0, 'Partial', 0, { minutes: 30 }],
      ]);
      const { standing, attendanceRate, sessions, learners, missing, outcomes } = await reviewOf(event);
      expect([standing, attendanceRate]).toEqual(['unknown', 100]);
      expect(sessions.map(({ session, marks, rate }) => [session?.title, marks, rate])).toEqual([
        ['Morning', { Present: 1, Partial: 1 }, 100],
        ['Afternoon', {}, null],
      ]);
      expect(learners.map(({ name, marks, outcome, rate }) => [name, marks, outcome, rate])).toEqual([
        ['Asha', { Present: 1 }, null, null],
        ['Bela', { Partial: 1 }, null, null],
        ['Chitra', {}, null, null],
      ]);
      expect(missing.map(({ session, learners: owing }) => [session?.title, owing.map(({ name }) => name)])).toEqual([
        ['Morning', ['Chitra']],
      ]);
      expect(outcomes.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    });

    test('outcomes are expected until the event is closed, and final from then on', async () => {
      const { event } = await world.aCertifiedEvent(['Asha', 'Bela', 'Chitra']);
      now = after;
      await world.mark(event, [
        [0, 0, 'Present'],
        [0, 1, 'Late'],
        [1, 0, 'Partial', 0, { minutes: 60 }],
        [1, 1, 'Absent'],
        [2, 0, 'Excused'],
        [2, 1, 'Excused'],
      ]);
      const came = ({ standing, learners, outcomes }: Review) => [
        standing,
        learners.map(({ rate, outcome, creditHours }) => [rate, outcome, creditHours]),
        outcomes.filter(({ count }) => count > 0).map(({ outcome, count }) => [outcome, count]),
      ];
      const counts = [
        ['Full', 1],
        ['Partial', 1],
        ['none', 1],
      ];
      expect(came(await reviewOf(event))).toEqual([
        'expected',
        [
          [100, 'Full', null],
          [25, 'Partial', null],
          [null, 'none', null],
        ],
        counts,
      ]);
      await world.act(event, 'close');
      const closed = await reviewOf(event);
      expect(came(closed)).toEqual([
        'final',
        [
          [100, 'Full', 6],
          [25, 'Partial', null],
          [null, 'none', null],
        ],
        counts,
      ]);
      expect(closed.attendanceRate).toBe(75);
      expect(closed.learners.map(({ certificate }) => certificate !== null)).toEqual([true, false, false]);
    });

    test('an event that is marked as a whole has one column, and whoever is not marked is missing', async () => {
      const { event } = await world.aCertifiedEvent(['Asha', 'Bela'], { attendanceLevel: 'EVENT' });
      now = after;
      await world.mark(event, [[0, null, 'Present']]);
      const { level, sessions, missing } = await reviewOf(event);
      expect([level, sessions]).toEqual(['EVENT', [{ session: null, marks: { Present: 1 }, rate: 100 }]]);
      expect(missing.map(({ session, learners }) => [session, learners.map(({ name }) => name)])).toEqual([
        [null, ['Bela']],
      ]);
    });

    test('seats are counted by what became of them, and costs are shared by who had one', async () => {
      const item = await api.admin.save('inventory-item', { name: 'Handbook', category: 'Print', costPerUnit: 12_500 });
      const { event, people } = await world.aCertifiedEvent(['Asha', 'Bela', 'Chitra', 'Divya'], {
        maxAttendees: 3,
        inventory: [{ itemKey: item['key'], quantity: 4 }],
        bestPracticesShared: 'Bring the reading along.',
      });
      const results = await world.nominate(event, await world.learners(1));
      await world.act(event, 'nominations/withdraw', { nominationKeys: results.map((one) => one.nominationKey) });
      const { seats, cost, bestPractices, feedback } = await reviewOf(event);
      expect(people).toHaveLength(4);
      const states = { Confirmed: 3, Waitlisted: 1, Withdrawn: 1 };
      expect(seats).toEqual({ max: 3, min: 0, fillRate: 100, states });
      expect(cost?.totals).toEqual([{ currency: 'INR', cost: 50_000 }]);
      expect(cost?.perHead).toEqual([{ currency: 'INR', cost: 16_667 }]);
      expect((await download(event)).text).toMatch(/Cost,,Planned \(INR\),500\r\nCost,,Per head \(INR\),166[.]67\r\n/);
      expect([bestPractices, feedback]).toEqual(['Bring the reading along.', []]);
    });

    test('who teaches an event reads its review without its costs; of a foreign event nobody knows', async () => {
      const teacher = await world.anInstructor({ employeeCode: 'in-80' });
      const { event } = await world.aCertifiedEvent(['Asha'], {}, teacher);
      const foreign = await world.anEventFor(1);
      const trainer = await aTrainerOf(api, world.environment, 'TR-80');
      const instructor = await api.as({ roles: ['instructor'], claims: { sub: 'in-80', loginCode: 'IN-80' } });
      expect((await reviewOf(event, trainer)).cost).toMatchObject({ totals: [], perHead: [] });
      expect((await reviewOf(event, instructor)).cost).toBeNull();
      for (const client of [trainer, instructor]) {
        for (const path of ['/event/review', '/event/download-review']) {
          expect((await client.get(path, { key: String(foreign['key']) })).status).toBe(404);
        }
      }
      expect((await api.academyAdmin.get('/event/review', { key: String(event['key']) })).status).toBe(404);
    });

    test('the file has a row for each figure, and no name in it can act as a formula', async () => {
      const { event } = await world.aCertifiedEvent(['=HYPERLINK("x")', 'Bela']);
      now = after;
      await world.attend(event, [true, false]);
      await world.act(event, 'close');
      const { text, headers } = await download(event);
      const rows = text.replace('\u{feff}', '').trim().split('\r\n');
      expect(headers['content-disposition']).toBe('attachment; filename="review-2026-12-02.csv"');
      expect(rows[0]).toBe('Part,Of,Figure,Value');
      expect(rows).toEqual(
        expect.arrayContaining([
          'Seats,,Maximum,50',
          'Attendance,,Rate (%),50',
          'Session,Morning 2026-12-01 10:00,Present,1',
          'Outcome,,Full,1',
        ]),
      );
      expect(rows.filter((row) => row.includes('HYPERLINK')).every((row) => row.includes(`"'=HYPERLINK`))).toBe(true);
      const workbook = await download(event, 'xlsx');
      expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK');
      expect((await download(event, 'pdf')).status).toBe(400);
    });
  },
  { clock: () => now },
);
