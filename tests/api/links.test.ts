import { beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aLinkWorld, answersOn, titleOf, type LinkWorld } from '../support/link-world.ts';
import type { Result } from '../support/nomination-world.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
let now = before;
const hoursLater = (hours: number) => new Date(before.getTime() + hours * 3_600_000);

const used = 'This link has been used already';
const refused = 'This is not possible any more';
const expired = 'This link is not valid any more';
const done = 'Thank you, that is done';

onEachEngine(
  (api) => {
    let world: LinkWorld;
    beforeAll(async () => {
      world = await aLinkWorld(api);
    });
    beforeEach(() => {
      now = before;
    });
    const stateOf = async (event: Values, one: Result) => (await world.standing(event, [one]))[0];
    const historyOf = async ({ nominationKey }: Result): Promise<Values[]> =>
      (await api.admin.get('/nomination/history', { key: nominationKey })).items;
    const offerTo = (event: Values, { nominationKey }: Result) =>
      world.aLink(event, { purpose: 'offer', nominationKey });
    const approvalOf = (event: Values, { nominationKey }: Result) =>
      world.aLink(event, { purpose: 'approval', nominationKey });
    /** A self-nomination for an event of a launch, which allows it unless it says otherwise. */
    const invited = async (department: string, launchChanges: Values = {}, eventChanges: Values = {}) => {
      const { launch } = await world.aLaunch(department, { selfNomination: true, ...launchChanges });
      const event = await world.anEvent({ launchKey: launch['key'], ...eventChanges });
      return { event, launch };
    };
    const toOneself = (event: Values, { key }: Values) =>
      world.aLink(event, { purpose: 'selfNomination', learnerKey: key });

    test('an offer is told with its event and its end, taken by whom it is for, and not a second time', async () => {
      const [event, one] = await world.anOffer({ name: 'Coaching' });
      const link = await offerTo(event, one);
      const page = await world.open(link);
      expect([page.status, titleOf(page), answersOn(page)]).toEqual([
        200,
        'A seat is offered to you',
        ['accept', 'decline'],
      ]);
      expect(page.text).toContain('Coaching');
      expect(page.text).toMatch(/December.*10:00\sAM.*12:00\sPM\sGMT\+5:30/);
      const taken = await world.answer(link, { answer: 'accept' });
      expect([taken.status, titleOf(taken)]).toEqual([200, done]);
      expect(taken.text).toContain('The seat is confirmed.');
      expect(await stateOf(event, one)).toBe('Confirmed');
      const again = await world.answer(link, { answer: 'decline' });
      expect([again.status, titleOf(again)]).toEqual([410, used]);
      expect(titleOf(await world.open(link))).toBe(used);
      expect(await stateOf(event, one)).toBe('Confirmed');
      const [last] = await historyOf(one);
      const learner = await api.admin.get('/learner/detail', { key: one.learnerKey });
      expect(last).toMatchObject({ action: 'confirm', by: learner.body['name'] });
    });

    test('a declined offer goes to the next one', async () => {
      const event = await world.anEvent({ maxAttendees: 1, promotion: 'OFFER' });
      const results = await world.nominate(event, await world.learners(3));
      const [first, second, third] = results as [Result, Result, Result];
      await world.act('nominations/withdraw', event, [first]);
      await world.answer(await offerTo(event, second), { answer: 'decline' });
      expect(await world.standing(event, results)).toEqual(['Withdrawn', 'Withdrawn', 'Offered']);
      expect(answersOn(await world.open(await offerTo(event, third)))).toEqual(['accept', 'decline']);
    });

    test('opening a link changes nothing, however often a mail scanner does it', async () => {
      const [event, one] = await world.anOffer();
      const link = await offerTo(event, one);
      const history = await historyOf(one);
      for (const method of ['GET', 'HEAD', 'GET'] as const) await api.anonymous.send({ method, url: link });
      expect(await stateOf(event, one)).toBe('Offered');
      expect(await historyOf(one)).toEqual(history);
      expect(titleOf(await world.answer(link, { answer: 'accept' }))).toBe(done);
    });

    test('an offer whose time is over is refused kindly, and so is one that was settled otherwise', async () => {
      const [event, one] = await world.anOffer();
      const link = await offerTo(event, one);
      now = hoursLater(24);
      for (const page of [await world.open(link), await world.answer(link, { answer: 'accept' })]) {
        expect([page.status, titleOf(page)]).toEqual([410, expired]);
        expect(page.text).toContain('They can send you a new link.');
      }
      expect(await stateOf(event, one)).toBe('Offered');
      now = before;
      await world.act('nominations/confirm', event, [one]);
      const settled = await world.answer(link, { answer: 'decline' });
      expect([settled.status, titleOf(settled)]).toEqual([409, refused]);
      expect(await stateOf(event, one)).toBe('Confirmed');
    });

    test('who is told of a seat or of waiting gets a link to withdraw by, which the event’s rules still bind', async () => {
      const event = await world.anEvent({ maxAttendees: 1, channels: ['EMAIL', 'SMS'] });
      const [first, second] = (await world.nominate(event, await world.learners(2))) as [Result, Result];
      const told = await world.linksTold(event);
      expect(told.map(([kind]) => kind)).toEqual(['confirmed', 'confirmed', 'waitlisted', 'waitlisted']);
      expect(told[0]?.[1]).toBe(told[1]?.[1]);
      const link = told[0]?.[1] ?? '';
      expect(answersOn(await world.open(link))).toEqual(['withdraw']);
      expect((await world.answer(link, { answer: 'withdraw' })).text).toContain('The nomination is withdrawn.');
      expect(await world.standing(event, [first, second])).toEqual(['Withdrawn', 'Confirmed']);
      await api.admin.post('/event/update', { key: event['key'], withdrawal: 'NEVER' });
      const late = await world.open(told[2]?.[1] ?? '');
      expect([late.status, titleOf(late)]).toEqual([409, refused]);
      expect(late.text).toContain('This event does not let learners withdraw');
    });

    test('a link of an event that was cancelled meanwhile says so', async () => {
      const [event, one] = await world.anOffer();
      const link = await offerTo(event, one);
      await api.admin.post('/event/cancel', { reason: 'The trainer is ill' }, { key: String(event['key']) });
      const page = await world.open(link);
      expect([page.status, titleOf(page)]).toEqual([409, refused]);
      expect(page.text).toContain('Event cancelled');
    });

    test('the manager is asked by a link and approves by it, under their own name', async () => {
      const { event, asked } = await world.aRequest();
      const link = (await world.linksTold(event)).find(([kind]) => kind === 'approvalAsked')?.[1] ?? '';
      const page = await world.open(link);
      expect([titleOf(page), answersOn(page)]).toEqual(['A nomination waits for your approval', ['approve', 'reject']]);
      expect(page.text).toContain('Hello Meera Iyer,');
      expect(titleOf(await world.answer(link, { answer: 'approve' }))).toBe(done);
      expect(await stateOf(event, asked)).toBe('Confirmed');
      const [last] = await historyOf(asked);
      expect(last).toMatchObject({ action: 'approve', by: 'Meera Iyer' });
      expect(titleOf(await world.answer(link, { answer: 'reject', reason: 'No' }))).toBe(used);
    });

    test('a rejection wants a reason, keeps what was typed, and writes it as it is', async () => {
      const { event, asked } = await world.aRequest();
      const link = await approvalOf(event, asked);
      for (const [reason, error] of [
        ['  ', 'Please enter a reason'],
        [`</textarea><b>${'x'.repeat(300)}`, 'That is too large'],
      ] as const) {
        const page = await world.answer(link, { answer: 'reject', reason });
        expect(page.status).toBe(400);
        expect(page.text).toContain(error);
        expect(page.text).toContain('aria-invalid="true"');
        expect(page.text).not.toContain('<b>');
      }
      expect(await stateOf(event, asked)).toBe('PendingApproval');
      const reason = 'Busy with <audit> & "close"';
      expect(titleOf(await world.answer(link, { answer: 'reject', reason }))).toBe(done);
      const { items } = await world.call('nominations/paginated-list', event, {});
      expect(items).toMatchObject([{ state: 'Rejected', reason }]);
    });

    test('nobody approves their own nomination, nor for somebody whose manager they are no longer', async () => {
      const own = await world.aRequest();
      const link = await approvalOf(own.event, own.asked);
      await api.admin.post('/learner/update', { key: own.asked.learnerKey, managerKey: null });
      const page = await world.answer(link, { answer: 'approve' });
      expect([page.status, titleOf(page)]).toEqual([409, refused]);
      expect(page.text).toContain('Somebody else is the manager of this learner now');
      const themselves = await world.aRequest({ email: 'self@example.test' });
      const { nominationKey, learnerKey } = themselves.asked;
      // As it may be stored from times when nobody asked who manages whom.
      const learners = api.database.forTenant('rostrum').updateTable('learner').set({ managerKey: learnerKey });
      await learners.where('key', '=', learnerKey).execute();
      const self = await world.aLink(themselves.event, { purpose: 'approval', nominationKey });
      expect((await world.answer(self, { answer: 'approve' })).text).toContain('Nobody decides about their own');
      expect(await stateOf(themselves.event, themselves.asked)).toBe('PendingApproval');
    });

    test('learners nominate themselves where the launch lets them, once for each link', async () => {
      const { event } = await invited('Invited');
      const [person = {}] = await world.learners(1, { department: 'Invited', name: '<script>alert(1)</script> & Co' });
      const link = await toOneself(event, person);
      const page = await world.open(link);
      expect([titleOf(page), answersOn(page)]).toEqual(['Nominate yourself', ['nominate']]);
      expect(page.text).not.toContain('<script>');
      expect(page.text).toContain('&#60;script&#62;alert(1)&#60;/script&#62; &#38; Co');
      expect((await world.answer(link, { answer: 'nominate' })).text).toContain('The seat is confirmed.');
      const { items } = await world.call('nominations/paginated-list', event, {});
      expect(items).toMatchObject([{ learnerKey: person['key'], state: 'Confirmed', source: 'SELF' }]);
      const results = items.map(({ key }) => ({ nominationKey: String(key), learnerKey: String(person['key']) }));
      await world.act('nominations/remove', event, results);
      expect(titleOf(await world.answer(link, { answer: 'nominate' }))).toBe(used);
      expect(await world.standing(event, results)).toEqual(['Removed']);
    });

    test.each([
      ['forbids it', 'Closed', { selfNomination: false }],
      ['shows itself to nominees only', 'Nominees', { classifiedVisibility: 'NOMINEES_ONLY' }],
    ])('nobody nominates themselves where the launch %s', async (_how, department, changes) => {
      const { event, launch } = await invited(department);
      const [person = {}] = await world.learners(1, { department });
      const link = await toOneself(event, person);
      await api.admin.post('/program-launch/update', { key: launch['key'], ...changes });
      const page = await world.answer(link, { answer: 'nominate' });
      expect([page.status, titleOf(page)]).toEqual([409, refused]);
      expect(page.text).toContain('Learners can not nominate themselves for this event');
      const again = await world.makeLink(event, { purpose: 'selfNomination', learnerKey: person['key'] });
      expect(again.errors).toEqual({ '': ['nomination.selfNomination.closed'] });
    });

    test('a launch for its audience takes nobody from outside by a link, and one for all takes everybody', async () => {
      const [stranger = {}] = await world.learners(1, { department: 'Elsewhere' });
      const narrow = await invited('Narrow');
      const page = await world.open(await toOneself(narrow.event, stranger));
      expect([page.status, titleOf(page)]).toEqual([409, refused]);
      const wide = await invited('Wide', { classifiedVisibility: 'ALL' });
      const taken = await world.answer(await toOneself(wide.event, stranger), { answer: 'nominate' });
      expect(titleOf(taken)).toBe(done);
    });

    test('of two who follow links to the last seat at once one gets it and one waits; of one link one use counts', async () => {
      const { event } = await invited('Rush', {}, { maxAttendees: 1 });
      const people = await world.learners(2, { department: 'Rush' });
      const links = await Promise.all(people.map((person) => toOneself(event, person)));
      await Promise.all(links.map((link) => world.answer(link, { answer: 'nominate' })));
      const { items } = await world.call('nominations/paginated-list', event, {});
      expect(new Set(items.map(({ state }) => state))).toEqual(new Set(['Confirmed', 'Waitlisted']));
      const [offered, one] = await world.anOffer();
      const link = await offerTo(offered, one);
      const pages = await Promise.all(['accept', 'decline'].map((given) => world.answer(link, { answer: given })));
      expect(new Set(pages.map(({ status }) => status))).toEqual(new Set([200, 410]));
    });

    test('trainers hand out links of their own events, but none by which they would decide as a manager', async () => {
      const trainer = await api.as({ roles: ['trainer'], claims: { sub: 'hands-out' } });
      const mine = await world.anEvent({ maxAttendees: 1 }, { client: trainer });
      const [one] = (await world.nominate(mine, await world.learners(1))) as [Result];
      const { nominationKey } = one;
      const made = await world.makeLink(mine, { purpose: 'withdrawal', nominationKey }, trainer);
      expect(titleOf(await world.open(String(made.body['path'])))).toBe('Withdraw your nomination');
      expect((await historyOf(one))[0]).toMatchObject({ action: 'make-link' });
      expect((await world.makeLink(mine, { purpose: 'offer', nominationKey }, trainer)).status).toBe(400);
      const request = await world.aRequest();
      const asked = { purpose: 'approval', nominationKey: request.asked.nominationKey };
      expect((await world.makeLink(request.event, asked, trainer)).status).toBe(404);
      const instructor = await api.as({ roles: ['instructor'] });
      expect((await world.makeLink(mine, asked, instructor)).status).toBe(403);
      await api.admin.post('/event/update', { key: mine['key'], approval: 'MANAGER' });
      expect((await world.makeLink(mine, { purpose: 'approval', nominationKey }, trainer)).errors).toEqual({
        '': ['nomination.approve.manager'],
      });
    });
  },
  { clock: () => now },
);
