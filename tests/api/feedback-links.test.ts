import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aFeedbackWorld, allAnswered, type FeedbackWorld } from '../support/feedback-world.ts';
import { titleOf } from '../support/link-world.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
let now = before;

onEachEngine(
  (api) => {
    let world: FeedbackWorld;
    beforeAll(async () => {
      world = await aFeedbackWorld(api, () => now);
    });
    beforeEach(() => {
      now = before;
    });
    /** So many days after the end of an event, and an hour. */
    const after = (event: Values, days = 0): Date =>
      new Date(Date.parse(String(event['endAt'])) + days * 86_400_000 + 3_600_000);
    /** Who may still answer the form that is asked of an audience, as staff see them, with what asks for their link. */
    const openFor = async ({ key }: Values, audience: string, client = api.admin) => {
      const { feedback } = (await api.admin.get('/event/review', { key: String(key) })).body as { feedback: Values[] };
      const roundKey = String(feedback.find((round) => round['audience'] === audience)?.['roundKey']);
      const answer = await client.get('/event/feedback-recipients', { key: String(key), roundKey });
      const people = answer.items.map(({ recipientKey, learnerKey, name, learnerName }) => ({
        who: [name, learnerName],
        asked: { purpose: 'feedback', roundKey, recipientKey, ...(learnerKey !== null && { learnerKey }) },
      }));
      return { status: answer.status, people };
    };

    test('staff hand out the links of managers who have not answered yet', async () => {
      const { event, people } = await world.anEventFor(2, {
        managerFeedbackFormKey: (await world.aForm({ audience: 'MANAGER' }))['key'],
        managerFormDaysAfter: 0,
      });
      now = after(event);
      await world.ask();
      const managers = (await openFor(event, 'MANAGER')).people;
      expect(managers.map(({ who }) => who)).toEqual(
        people
          .map(({ name }) => ['Meera Iyer', name])
          .toSorted(([, one], [, other]) => (String(one) < String(other) ? -1 : 1)),
      );
      const [first, second] = managers;
      const page = await world.open(await world.aLink(event, first?.asked ?? {}));
      expect([titleOf(page), page.text.includes(String(first?.who[1]))]).toEqual([
        'What has changed since the training?',
        true,
      ]);
      expect((await world.send(await world.aLink(event, first?.asked ?? {}), allAnswered)).status).toBe(200);
      expect((await openFor(event, 'MANAGER')).people).toEqual([second]);
      expect((await world.makeLink(event, first?.asked ?? {})).errors).toEqual({ '': ['feedback.notAsked'] });
    });

    test('staff hand out the links of who has taught, and the history of the event tells that they did', async () => {
      const form = await world.aForm({ audience: 'TRAINER' });
      const { event, teacher } = await world.anEventFor(1, { trainerFeedbackFormKey: form['key'] });
      now = after(event);
      await world.ask();
      const [taught] = (await openFor(event, 'TRAINER')).people;
      expect(taught?.who).toEqual([teacher['userName'], null]);
      expect((await world.send(await world.aLink(event, taught?.asked ?? {}), allAnswered)).status).toBe(200);
      const [last] = (await api.admin.get('/event/history', { key: String(event['key']) })).items;
      expect(last).toMatchObject({ action: 'make-link' });
    });

    test('of an anonymous form everybody stays among those who may answer, and nobody once it is closed', async () => {
      const { key } = await world.aForm({ anonymous: true, closesAfterDays: 5 });
      const { event } = await world.anEventFor(2, { eventFeedbackFormKey: key });
      now = after(event);
      await world.ask();
      const links = (await world.asked(event)).map(({ link }) => link);
      expect((await world.send(links[0] ?? '', allAnswered)).status).toBe(200);
      expect((await openFor(event, 'LEARNER')).people).toHaveLength(2);
      now = after(event, 6);
      expect((await openFor(event, 'LEARNER')).people).toEqual([]);
      const stranger = await api.as({ roles: ['trainer'], claims: { sub: 'asks-nobody' } });
      expect((await openFor(event, 'LEARNER', stranger)).status).toBe(404);
    });
  },
  { clock: () => now },
);
