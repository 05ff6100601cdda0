import { beforeAll, beforeEach, expect, test } from 'vitest';
import { attendanceCalls } from '#model/calls.ts';
import type { CheckIn } from '#model/check-in.ts';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { anAttendanceWorld, type AttendanceWorld } from '../support/attendance-world.ts';
import type { Answer } from '../support/client.ts';
import { titleOf } from '../support/link-world.ts';
import { sendForm } from '../support/send-form.ts';

const before = new Date('2026-11-20T10:00:00.000Z');
/** The morning is from ten to twelve. */
const at = (time: string) => new Date(`2026-12-01T${time}Z`);
let now = before;

onEachEngine(
  (api) => {
    let world: AttendanceWorld;
    beforeAll(async () => {
      world = await anAttendanceWorld(api);
    });
    beforeEach(() => {
      now = before;
    });
    const codesOf = async (event: Values, client = api.admin): Promise<CheckIn> =>
      (await client.get(attendanceCalls.checkIn.path, { key: String(event['key']) })).body as unknown as CheckIn;
    const open = (url: string) => api.anonymous.send({ method: 'GET', url });
    /** An event whose learners check in themselves, at a moment of its first session. */
    const anOpenEvent = async (time: string, changes: Values = {}, count = 2) => {
      const event = await world.anEventFor(0, { selfCheckIn: true, lateAfterMinutes: 10, ...changes });
      const people = await world.confirm(event, count);
      now = at(time);
      const [session] = (await codesOf(event)).sessions;
      return { event, people, path: session?.path ?? '' };
    };
    /** What a page gives who has scanned its code, to say who they are. */
    const entryOn = ({ text }: Answer): string => /name="entry" value="([^"]+)"/.exec(text)?.[1] ?? '';
    /** Says who one is, on the page that a code leads to. */
    const checkIn = async (path: string, who: unknown) =>
      sendForm(api, path, { entry: entryOn(await open(path)), who: String(who) });
    const marksOf = async (event: Values) =>
      (await world.read(event)).marks.map(({ mark, markedBy, version }) => [mark, markedBy, version]);

    test('who scans the code says who they are, is marked once, and is told so a second time', async () => {
      const { event, people, path } = await anOpenEvent('10:05:00.000');
      const [one] = people;
      const page = await open(path);
      expect([page.status, titleOf(page)]).toEqual([200, 'Check in']);
      expect(page.text).toContain('Morning');
      const done = await checkIn(path, String(one?.['employeeCode']).toLowerCase());
      expect([done.status, titleOf(done)]).toEqual([200, 'You are checked in']);
      expect(titleOf(await checkIn(path, one?.['employeeCode']))).toBe('You are checked in already');
      expect(await marksOf(event)).toEqual([['Present', one?.['name'], 1]]);
      expect((await codesOf(event)).sessions).toMatchObject([{ title: 'Morning', checkedIn: 1, confirmed: 2 }]);
    });

    test('from so many minutes after the start on who checks in is late', async () => {
      const { event, people, path } = await anOpenEvent('10:10:00.000');
      await checkIn(path, people[0]?.['employeeCode']);
      now = at('10:10:00.001');
      expect(titleOf(await checkIn(path, people[1]?.['employeeCode']))).toBe('You are checked in, as late');
      expect((await marksOf(event)).map(([mark]) => mark)).toEqual(['Present', 'Late']);
    });

    test('an e-mail address does as well, unless two learners have it', async () => {
      const event = await world.anEventFor(0, { selfCheckIn: true });
      const own = await world.learners(1, { email: 'Asha.Rao@example.test' });
      const shared = await world.learners(2, { email: 'desk@example.test' });
      await world.nominate(event, [...own, ...shared]);
      now = at('09:50:00.000');
      const [session] = (await codesOf(event)).sessions;
      expect(titleOf(await checkIn(session?.path ?? '', 'asha.rao@EXAMPLE.test'))).toBe('You are checked in');
      expect((await checkIn(session?.path ?? '', 'desk@example.test')).status).toBe(400);
      expect(await marksOf(event)).toHaveLength(1);
    });

    test('who has no seat and who does not exist are told the same, and what they typed stays', async () => {
      const { event, path } = await anOpenEvent('10:00:00.000');
      const [stranger] = await world.learners(1);
      const pages = [];
      for (const who of [stranger?.['employeeCode'], 'nobody"><b>', '%', '']) {
        const page = await checkIn(path, who);
        pages.push([page.status, /id="who-error"[^>]*>\s*(.*?)\s*</s.exec(page.text)?.[1]]);
      }
      const unknown =
        'Nobody who has a seat here has this employee code or e-mail address. Please check what you have entered, or ask whoever teaches the session.';
      expect(pages).toEqual([
        [400, unknown],
        [400, unknown],
        [400, unknown],
        [400, 'Please enter your employee code or your e-mail address'],
      ]);
      expect((await checkIn(path, 'nobody"><b>')).text).toContain('value="nobody&#34;&#62;&#60;b&#62;"');
      expect(await marksOf(event)).toEqual([]);
    });

    test('a code is replaced every half minute and valid one turn more; who has scanned it has five minutes', async () => {
      const { event, people, path } = await anOpenEvent('10:00:00.000');
      now = at('10:00:30.000');
      const [next] = (await codesOf(event)).sessions;
      expect(next?.path).not.toBe(path);
      now = at('10:00:59.999');
      const scanned = await open(path);
      expect(scanned.status).toBe(200);
      now = at('10:01:00.000');
      const late = await open(path);
      expect([late.status, titleOf(late)]).toEqual([410, 'This code has been replaced by a new one']);
      now = at('10:05:59.998');
      const entry = entryOn(scanned);
      const done = await sendForm(api, path, { entry, who: String(people[0]?.['employeeCode']) });
      expect(titleOf(done)).toBe('You are checked in');
      now = at('10:06:00.000');
      const over = await sendForm(api, path, { entry, who: String(people[1]?.['employeeCode']) });
      expect([over.status, (await marksOf(event)).length]).toEqual([410, 1]);
    });

    test('a code that somebody has changed, made up or put in the place of an entry is none', async () => {
      const { event, people, path } = await anOpenEvent('10:00:00.000');
      const [tenant = '', session = '', turn = '', signature = ''] = path.replace('/checkin/', '').split('.');
      const who = String(people[0]?.['employeeCode']);
      const forged = [
        [tenant, session, `${turn}0`, signature],
        ['academy', session, turn, signature],
        ['nobody', session, turn, signature],
        [tenant, '0'.repeat(32), turn, signature],
        [tenant, session, turn, 'A'.repeat(22)],
        ['hello'],
      ].map((parts) => parts.join('.'));
      for (const code of forged) {
        const pages = [await open(`/checkin/${code}`), await sendForm(api, path, { entry: code, who })];
        expect(pages.map((page) => [page.status, titleOf(page)])).toEqual([
          [404, 'This code is not valid'],
          [404, 'This code is not valid'],
        ]);
      }
      const asEntry = await sendForm(api, path, { entry: path.replace('/checkin/', ''), who });
      expect([asEntry.status, await marksOf(event)]).toEqual([404, []]);
    });

    test('nobody checks in before it opens, when the session is over, or where the event does not want it', async () => {
      const { event, people, path } = await anOpenEvent('11:59:30.000');
      const page = await open(path);
      now = at('12:00:00.000');
      const over = await sendForm(api, path, { entry: entryOn(page), who: String(people[0]?.['employeeCode']) });
      expect(over.status).toBe(409);
      expect(over.text).toContain('This session is over');
      const none = { sessions: [], reasons: ['checkIn.noneOpen'] };
      expect(await codesOf(event)).toMatchObject(none);
      now = at('09:44:59.999');
      expect(await codesOf(event)).toMatchObject(none);
      now = at('09:45:00.000');
      expect((await codesOf(event)).sessions.map(({ title }) => title)).toEqual(['Morning']);
      now = before;
      const other = await world.anEventFor(1, {});
      now = at('10:00:00.000');
      expect(await codesOf(other)).toMatchObject({ sessions: [], reasons: ['checkIn.notWanted'] });
    });

    test('what staff have marked stays, and who is there is told to ask them', async () => {
      const { event, people, path } = await anOpenEvent('10:00:00.000');
      await world.mark(event, [[0, 0, 'Excused']]);
      const refused = await checkIn(path, people[0]?.['employeeCode']);
      expect(refused.status).toBe(409);
      expect(refused.text).toContain('Your attendance has been marked by somebody else.');
      expect((await marksOf(event)).map(([mark]) => mark)).toEqual(['Excused']);
    });

    test('many who check in at once are each marked, and one who does it twice at once is marked once', async () => {
      const { event, people, path } = await anOpenEvent('10:00:00.000', {}, 8);
      const entry = entryOn(await open(path));
      const twice = [...people, ...people].map(({ employeeCode }) =>
        sendForm(api, path, { entry, who: String(employeeCode) }),
      );
      const titles = (await Promise.all(twice)).map((page) => titleOf(page));
      expect(titles.filter((title) => title === 'You are checked in')).toHaveLength(8);
      expect(titles.filter((title) => title === 'You are checked in already')).toHaveLength(8);
      expect((await marksOf(event)).map(([, , version]) => version)).toEqual(people.map(() => 1));
    });

    /** Opens the link by which a phone knows a learner, who has a seat; answers the page, and what the phone keeps. */
    const openPass = async (event: Values, { key }: Values) => {
      const { learners } = await world.read(event);
      const { items } = await world.call('nominations/paginated-list', event, {});
      const { key: nominationKey } = items.find(({ learnerKey }) => learnerKey === key) ?? {};
      expect(learners.map((one) => one.nominationKey)).toContain(nominationKey);
      const made = await world.call('make-link', event, { purpose: 'checkIn', nominationKey });
      const link = String(made.body['path']);
      const page = await open(link);
      const [cookie = ''] = String(page.headers['set-cookie']).split(';');
      return { link, page, cookie };
    };
    const openAs = (url: string, cookie: string) => api.anonymous.send({ method: 'GET', url, headers: { cookie } });

    test('a phone that knows its learner by their link checks them in by the code alone', async () => {
      const { event, people, path } = await anOpenEvent('10:05:00.000');
      const [one = {}, other = {}] = people;
      const { page, cookie } = await openPass(event, one);
      expect([page.status, titleOf(page)]).toEqual([200, 'Check in with this phone']);
      expect(String(page.headers['set-cookie'])).toMatch(/; Path=\/checkin; .*HttpOnly; SameSite=Lax/);
      const asked = await openAs(path, cookie);
      expect(asked.text).toContain(`Hello ${String(one['name'])},`);
      const entry = entryOn(asked);
      expect((await sendForm(api, path, { entry })).status).toBe(400);
      expect((await sendForm(api, path, { entry, who: ' ' }, { cookie })).status).toBe(400);
      const done = await sendForm(api, path, { entry }, { cookie });
      expect([done.status, titleOf(done)]).toEqual([200, 'You are checked in']);
      const lent = await sendForm(api, path, { entry, who: String(other['employeeCode']) }, { cookie });
      expect(titleOf(lent)).toBe('You are checked in');
      expect((await marksOf(event)).map(([, by]) => by)).toEqual([one['name'], other['name']]);
    });

    test('a phone is known for one event alone, by what was signed, and while its learner has the seat', async () => {
      const { event, people, path } = await anOpenEvent('10:05:00.000');
      const [one = {}] = people;
      const { link, cookie } = await openPass(event, one);
      now = before;
      const elsewhere = await anOpenEvent('10:05:00.000');
      const token = cookie.slice(cookie.indexOf('=') + 1);
      const forged = [
        cookie.replace(String(event['key']), String(elsewhere.event['key'])),
        `check-in-${String(elsewhere.event['key'])}=${token.slice(0, -2)}xx`,
      ];
      for (const kept of forged) expect((await openAs(elsewhere.path, kept)).text).not.toContain('Hello');
      const { items } = await world.call('nominations/paginated-list', event, {});
      const nominationKeys = items.filter(({ learnerKey }) => learnerKey === one['key']).map(({ key }) => key);
      await world.call('nominations/remove', event, { nominationKeys });
      expect((await openAs(path, cookie)).text).not.toContain('Hello');
      const late = await open(link);
      expect([late.status, titleOf(late), late.headers['set-cookie']]).toEqual([
        409,
        'This is not possible any more',
        undefined,
      ]);
    });
  },
  { clock: () => now },
);
