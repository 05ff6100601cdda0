import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aLinkWorld, answersOn, titleOf, type LinkWorld } from '../support/link-world.ts';
import { told, type Result } from '../support/nomination-world.ts';

const now = new Date('2026-11-20T10:00:00.000Z');

onEachEngine(
  (api) => {
    let world: LinkWorld;
    beforeAll(async () => {
      world = await aLinkWorld(api);
    });
    /** An event of a launch for a department, with so many learners of it. */
    const anOpenEvent = async (department: string, { launch = {}, event = {}, count = 1 } = {}) => {
      const made = await world.aLaunch(department, { selfNomination: true, ...launch });
      const people = await world.learners(count, { department, email: 'learner@example.test' });
      return { event: await world.anEvent({ launchKey: made.launch['key'], channels: ['EMAIL'], ...event }), people };
    };
    const askThem = async (event: Values, people: readonly Values[], query: Record<string, string> = {}) => {
      const learnerKeys = people.map(({ key }) => key);
      const answer = await api.admin.post(
        '/event/ask-to-nominate',
        { learnerKeys },
        { key: String(event['key']), ...query },
      );
      return { ...answer, results: (answer.body['results'] ?? []) as (Result & { asked?: boolean })[] };
    };
    /** The paths of the links by which learners were asked. */
    const linksTo = async (event: Values) =>
      (await world.linksTold(event)).filter(([kind]) => kind === 'selfNomination.asked').map(([, link]) => link ?? '');

    test('who is asked gets a link by which they nominate themselves, once, and a trial asks nobody', async () => {
      const { event, people } = await anOpenEvent('Asked', { count: 2 });
      const tried = await askThem(event, people, { dryRun: 'true' });
      expect([tried.results.map(({ asked }) => asked), await linksTo(event)]).toEqual([[true, true], []]);
      const { results } = await askThem(event, people.slice(0, 1));
      expect(results).toEqual([{ learnerKey: people[0]?.['key'], asked: true }]);
      const [link = '', ...others] = await linksTo(event);
      expect(others).toEqual([]);
      const page = await world.open(link);
      expect([titleOf(page), answersOn(page)]).toEqual(['Nominate yourself', ['nominate']]);
      const again = await askThem(event, people);
      expect(again.results.map(({ asked, errors }) => errors?.[''] ?? asked)).toEqual([
        ['nomination.selfNomination.asked'],
        true,
      ]);
      expect((await world.answer(link, { answer: 'nominate' })).text).toContain('The seat is confirmed.');
      const { items } = await world.call('nominations/paginated-list', event, {});
      expect(items).toMatchObject([{ learnerKey: people[0]?.['key'], state: 'Confirmed', source: 'SELF' }]);
    });

    test('every reason against asking somebody is told, and keeps nobody else from being asked', async () => {
      const { event, people } = await anOpenEvent('Reasons');
      const unreached = await world.learners(1, { department: 'Reasons' });
      const strangers = await world.learners(1, { department: 'Elsewhere' });
      const { results } = await askThem(event, [...people, ...unreached, ...strangers]);
      expect(results.map(({ asked, errors }) => errors?.[''] ?? asked)).toEqual([
        true,
        ['reminder.noEmail'],
        ['nomination.learner.outsideAudience', 'reminder.noEmail'],
      ]);
      const full = await anOpenEvent('Full', { event: { maxAttendees: 1, waitingList: false }, count: 2 });
      await world.nominate(full.event, full.people.slice(0, 1));
      expect(told((await askThem(full.event, full.people.slice(1))).results)).toEqual([['nomination.full']]);
    });

    test('all who match and could be nominated are asked', async () => {
      const { event, people } = await anOpenEvent('Everybody', { count: 3 });
      await world.nominate(event, people.slice(0, 1));
      const searchCriteria = { filter: { department: ['Everybody'] } };
      const answer = await world.call('ask-to-nominate', event, { searchCriteria });
      const asked = (answer.body['results'] as Result[]).map(({ learnerKey }) => learnerKey);
      expect(new Set(asked)).toEqual(new Set(people.slice(1).map(({ key }) => key)));
    });

    test.each([
      ['does not let learners nominate themselves', 'Forbidden', { selfNomination: false }],
      ['is for nominees only', 'Nominees', { classifiedVisibility: 'NOMINEES_ONLY' }],
    ])('nobody is asked where the launch %s', async (_how, department, launch) => {
      const { event, people } = await anOpenEvent(department, { launch });
      const { status, errors } = await askThem(event, people);
      expect([status, errors]).toEqual([400, { '': ['nomination.selfNomination.closed'] }]);
      expect(await linksTo(event)).toEqual([]);
    });
  },
  { clock: () => now },
);
