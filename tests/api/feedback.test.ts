import { beforeAll, beforeEach, expect, test } from 'vitest';
import { feedbackResultsOf } from '#server/feedback/results-of.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { scopeIn } from '../support/by-itself.ts';
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
    const resultsOf = (event: Values) =>
      feedbackResultsOf(
        scopeIn(api, () => now),
        String(event['key']),
      );
    /** An event after which its learners are asked a form, at that moment. */
    const anAskedEvent = async (form: Values = {}, count = 1) => {
      const { key } = await world.aForm(form);
      const made = await world.anEventFor(count, { eventFeedbackFormKey: key });
      now = after(made.event, Number(form['daysAfter'] ?? 0));
      await world.ask();
      const links = (await world.asked(made.event)).map(({ link }) => link);
      return { ...made, links };
    };

    test('learners are asked when the event has ended, each once, whoever looks how often', async () => {
      const form = await world.aForm();
      const { event, people } = await world.anEventFor(2, { eventFeedbackFormKey: form['key'] });
      await world.ask();
      expect(await world.asked(event)).toEqual([]);
      now = after(event);
      await Promise.all([world.ask(), world.ask()]);
      await world.ask();
      const asked = await world.asked(event);
      expect(asked.map(({ kind, to, key }) => `${kind} ${to} ${key}`).toSorted()).toEqual(
        people.map(({ key }) => `asked learner ${String(key)}`).toSorted(),
      );
      expect((await resultsOf(event)).map((one) => [one.audience, one.asked, one.answered])).toEqual([
        ['LEARNER', 2, 0],
      ]);
    });

    test('managers are asked about each of their learners after the days that the event says, instructors after those of the form', async () => {
      const managers = await world.aForm({ audience: 'MANAGER', daysAfter: 1 });
      const trainers = await world.aForm({ audience: 'TRAINER', daysAfter: 2 });
      const { event, people, teacher } = await world.anEventFor(2, {
        managerFeedbackFormKey: managers['key'],
        managerFormDaysAfter: 10,
        trainerFeedbackFormKey: trainers['key'],
      });
      const kinds = async () => (await world.asked(event)).map(({ kind, to, key }) => `${kind} ${to} ${key}`);
      now = after(event, 1);
      await world.ask();
      expect(await kinds()).toEqual([]);
      now = after(event, 2);
      await world.ask();
      expect(await kinds()).toEqual([`asked instructor ${String(teacher['key'])}`]);
      now = after(event, 10);
      await world.ask();
      const [, ...toManagers] = await kinds();
      expect(toManagers.toSorted()).toEqual(people.map(({ key }) => `managerAsked manager ${String(key)}`).toSorted());
    });

    test('each session has a form of its own, but not who was absent from it', async () => {
      const form = await world.aForm({ level: 'SESSION' });
      const { event, people, nominations } = await world.anEventFor(2, {
        sessionFeedbackFormKey: form['key'],
        attendanceLevel: 'SESSION',
      });
      const at = { key: String(event['key']) };
      const { sessions } = (await api.admin.get('/event/attendance', at)).body as { sessions: { key: string }[] };
      now = after(event);
      const [gone] = nominations;
      const mark = { nominationKey: gone?.nominationKey, sessionKey: sessions[0]?.key, mark: 'Absent', version: 0 };
      expect((await api.admin.post('/event/attendance', { marks: [mark] }, at)).status).toBe(200);
      await world.ask();
      expect((await world.asked(event)).map(({ key }) => key)).toEqual([people[1]?.['key']]);
      expect((await resultsOf(event)).map(({ session }) => session?.title)).toEqual(['Session']);
    });

    test('what is not in use, cancelled, or would be closed by now is not asked', async () => {
      const retired = await world.aForm();
      const { event: first } = await world.anEventFor(1, { eventFeedbackFormKey: retired['key'] });
      await api.admin.post('/feedback-form/update-status', {}, { key: String(retired['key']) });
      const form = await world.aForm({ closesAfterDays: 5 });
      const { event: second } = await world.anEventFor(1, { eventFeedbackFormKey: form['key'] });
      const { event: third } = await world.anEventFor(1, { eventFeedbackFormKey: form['key'] });
      const reason = 'Nobody has time for it';
      expect((await api.admin.post('/event/cancel', { reason }, { key: String(third['key']) })).status).toBe(200);
      now = after(second, 6);
      await world.ask();
      expect(await Promise.all([first, second, third].map((event) => world.asked(event)))).toEqual([[], [], []]);
    });

    test('a form is answered once by its link, and its results tell what was said by whom', async () => {
      const { event, people, links } = await anAskedEvent();
      const [link = ''] = links;
      const page = await world.open(link);
      expect([page.status, titleOf(page)]).toEqual([200, 'How was it?']);
      expect(page.text).toContain('Your name is shown beside what you write.');
      const sent = await world.send(link, allAnswered);
      expect([sent.status, titleOf(sent)]).toEqual([200, 'Thank you, that is done']);
      for (const again of [await world.open(link), await world.send(link, allAnswered)]) {
        expect([again.status, titleOf(again)]).toEqual([410, 'This link has been used already']);
      }
      const [result] = await resultsOf(event);
      expect(result).toMatchObject({ asked: 1, answered: 1, audience: 'LEARNER', session: null });
      expect(result?.questions.map(({ average, choices }) => [average, choices.map(({ count }) => count)])).toEqual([
        [4, [0, 0, 0, 1, 0]],
        [null, [0, 1, 0]],
        [null, [1, 0, 1]],
        [null, [1, 0]],
        [null, []],
      ]);
      const comment = { text: 'More <b>time</b>,\nplease', name: people[0]?.['name'] };
      expect(result?.questions[4]?.comments).toEqual([comment]);
    });

    test('of two who send one form at once the second is late, also by another link to the same person', async () => {
      const { event, links, nominations } = await anAskedEvent();
      const [link = ''] = links;
      const other = await world.aLink(event, { purpose: 'feedback', nominationKey: nominations[0]?.nominationKey });
      expect(other).not.toBe(link);
      const statuses = (await Promise.all([link, other, link].map((url) => world.send(url, allAnswered)))).map(
        ({ status }) => status,
      );
      expect(statuses.map(String).toSorted()).toEqual(['200', '410', '410']);
      expect((await resultsOf(event))[0]?.answered).toBe(1);
      const third = await world.makeLink(event, {
        purpose: 'feedback',
        nominationKey: nominations[0]?.nominationKey,
      });
      expect([third.status, third.body['errors']]).toEqual([400, { '': ['feedback.notAsked'] }]);
    });

    test('what is wrong stands at its question, and nothing that was answered is lost', async () => {
      const { event, links } = await anAskedEvent();
      const [link = ''] = links;
      const page = await world.send(link, [
        ['question-1', '9'],
        ['question-3', 'Talks'],
        ['question-5', 'Said </textarea>'.padEnd(2001, 'x')],
      ]);
      expect(page.status).toBe(400);
      expect([...page.text.matchAll(/id="(question-\d)-error">(.*?)</g)].map(([, ...told]) => told)).toEqual([
        ['question-1', 'Please choose an answer'],
        ['question-2', 'Please choose an answer'],
        ['question-5', 'Please write no more than 2,000 characters'],
      ]);
      expect(page.text).toMatch(/value="Talks"[^>]*checked/);
      expect(page.text).toContain('Said &#60;/textarea&#62;xxx');
      expect((await resultsOf(event))[0]?.answered).toBe(0);
      expect((await world.send(link, allAnswered)).status).toBe(200);
    });

    test('nothing leads from an anonymous answer to who gave it', async () => {
      const { event, people, links } = await anAskedEvent({ anonymous: true });
      expect((await world.open(links[0] ?? '')).text).toContain('nobody sees who has given them');
      expect((await world.send(links[0] ?? '', allAnswered)).status).toBe(200);
      const [result] = await resultsOf(event);
      expect(result?.questions[4]?.comments.map(({ name }) => name)).toEqual([null]);
      const rows = await api.database.forTenant('rostrum').selectFrom('feedback-answer').selectAll().execute();
      const own = rows.filter(({ roundKey }) => roundKey === result?.roundKey);
      expect(own).toHaveLength(1);
      for (const who of [people[0]?.['key'], people[0]?.['name']]) expect(JSON.stringify(own)).not.toContain(who);
    });

    test('a form that changes is answered as it was asked', async () => {
      const form = await world.aForm({ closesAfterDays: 3 });
      const { event } = await world.anEventFor(1, { eventFeedbackFormKey: form['key'] });
      now = after(event);
      await world.ask();
      const [asked] = await world.asked(event);
      const changed = { ...form, questions: [{ label: 'Something else?', type: 'TEXT' }] };
      expect((await api.admin.post('/feedback-form/update', changed)).status).toBe(200);
      const page = await world.open(asked?.link ?? '');
      expect([page.text.includes('How useful was it?'), page.text.includes('Something else?')]).toEqual([true, false]);
      now = after(event, 4);
      const late = await world.send(asked?.link ?? '', allAnswered);
      expect([late.status, titleOf(late)]).toEqual([410, 'This link is not valid any more']);
      expect((await resultsOf(event))[0]?.answered).toBe(0);
    });

    test('a manager answers about each learner, until somebody else is their manager', async () => {
      const form = await world.aForm({ audience: 'MANAGER' });
      const { event, people } = await world.anEventFor(2, {
        managerFeedbackFormKey: form['key'],
        managerFormDaysAfter: 0,
      });
      now = after(event);
      await world.ask();
      const [first, second] = await world.asked(event);
      const page = await world.open(first?.link ?? '');
      expect([page.text.includes('Meera Iyer'), titleOf(page)]).toEqual([true, 'What has changed since the training?']);
      expect((await world.send(first?.link ?? '', allAnswered)).status).toBe(200);
      const other = people.find(({ key }) => key === second?.key);
      const moved = { key: other?.['key'], version: other?.['version'], managerKey: null };
      expect((await api.admin.post('/learner/update', moved)).status).toBe(200);
      const refused = await world.send(second?.link ?? '', allAnswered);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('Somebody else is the manager of this learner now');
      expect((await resultsOf(event))[0]).toMatchObject({ asked: 2, answered: 1 });
    });

    test('an instructor who has taught answers by name', async () => {
      const form = await world.aForm({ audience: 'TRAINER' });
      const { event, teacher } = await world.anEventFor(1, { trainerFeedbackFormKey: form['key'] });
      now = after(event);
      await world.ask();
      const [asked] = await world.asked(event);
      expect((await world.send(asked?.link ?? '', allAnswered)).status).toBe(200);
      const [result] = await resultsOf(event);
      expect(result?.questions[4]?.comments.map(({ name }) => name)).toEqual([teacher['userName']]);
    });
  },
  { clock: () => now },
);
