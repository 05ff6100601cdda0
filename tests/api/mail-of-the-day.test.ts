import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { onEachEngine } from '../support/api.ts';
import { aDeliveryWorld, type DeliveryWorld } from '../support/delivery-world.ts';
import { startMailServer } from '../support/mail-server.ts';

/** Half past three in the afternoon in India. */
const start = new Date('2026-11-20T10:00:00.000Z');
/** Just after nine the next morning. */
const morning = new Date('2026-11-21T03:32:00.000Z');
let now = start;

const mail = await startMailServer();
afterAll(() => mail.stop());

onEachEngine(
  (api) => {
    let world: DeliveryWorld;
    beforeAll(async () => {
      world = await aDeliveryWorld(api, () => now);
    });
    beforeEach(async () => {
      now = start;
      mail.forget();
      // What other tests have left to wait is not this one's.
      await api.database.forTenant('rostrum').deleteFrom('outbox').execute();
    });
    afterAll(() => world.close());

    let people = 0;
    const aLearner = async (changes: Values = {}): Promise<Values> => {
      people += 1;
      const [learner = {}] = await world.learners(1, { email: `${api.engine}-${people}@example.test`, ...changes });
      return learner;
    };
    const anEvent = (changes: Values = {}, day?: string) =>
      world.anEvent(
        { oneMailADay: true, reminderDate: '2026-11-20', reminderTime: '09:00', maxAttendees: 5, ...changes },
        day === undefined ? {} : { day },
      );
    const remind = (event: Values, learner: Values, count = 2) =>
      world.remind(event, learner, count, { kind: 'event.reminder' });
    const mailsTo = (learner: Values) => mail.sentTo(String(learner['email']));

    test('what can wait comes to each person in one mail at the time of reminders, and the log says with how many', async () => {
      const [event, learner, other] = [await anEvent({ name: 'Fire safety' }), await aLearner(), await aLearner()];
      await remind(event, learner);
      await world.remind(event, learner, 1, { kind: 'certificate.issued', payload: { link: '/verify/x' } });
      await remind(event, other, 1);
      await world.deliver();
      expect(mail.mails).toEqual([]);
      const waiting = await world.deliveriesOf(event);
      expect(
        inOrder(waiting.map(({ state, attempts, togetherWith }) => [state, attempts, togetherWith].join(' '))),
      ).toEqual(['Scheduled 0 0', 'Scheduled 0 2', 'Scheduled 0 2', 'Scheduled 0 2']);
      expect(new Set(waiting.map(({ nextAttemptAt }) => nextAttemptAt))).toEqual(new Set([morning.toISOString()]));
      now = morning;
      await world.deliver();
      await world.deliver();
      const [daily, ...more] = mailsTo(learner);
      expect(more).toEqual([]);
      expect(daily?.headers).toContain('Subject: News of the day: Fire safety');
      for (const [said, times] of [
        ['* Reminder: Fire safety', 2],
        ['* Your certificate: Fire safety', 1],
        ['Hello ', 1],
      ] as const) {
        expect([said, textOf(daily?.body).split(said).length - 1]).toEqual([said, times]);
      }
      expect(mailsTo(other).map(({ headers }) => subjectOf(headers))).toEqual(['Reminder: Fire safety']);
      const sent = await world.deliveriesOf(event);
      const together = sent.filter(({ recipientAddress }) => recipientAddress === learner['email']);
      expect(
        together.map(({ state, messageId, togetherWith }) => [state, `<${String(messageId)}>`, togetherWith]),
      ).toEqual(Array.from({ length: 3 }, () => ['Sent', daily?.messageId, 2]));
    });

    test('seats and what staff send by hand come at once, and so does everything where the event wants that', async () => {
      const [event, prompt] = [await anEvent(), await anEvent({ oneMailADay: false })];
      const learner = await aLearner();
      await world.nominate(event, [learner]);
      await world.remind(event, learner, 1);
      await remind(event, learner, 1);
      await remind(prompt, learner, 2);
      await world.deliver();
      expect(mailsTo(learner)).toHaveLength(4);
      expect(await world.deliveriesOf(event, { state: 'Scheduled' })).toMatchObject([{ kind: 'event.reminder' }]);
    });

    test('nobody waits for a mail that would come after the event has begun', async () => {
      const [event, learner] = [await anEvent({}, '2026-11-20'), await aLearner()];
      await remind(event, learner);
      await world.deliver();
      expect(mailsTo(learner)).toHaveLength(2);
    });

    test('a manager hears of all their people in one mail', async () => {
      const manager = await aLearner();
      const event = await anEvent();
      for (const learner of [
        await aLearner({ managerKey: manager['key'] }),
        await aLearner({ managerKey: manager['key'] }),
      ]) {
        await world.remind(event, learner, 1, { kind: 'feedback.managerAsked', recipientEntity: 'manager' });
      }
      await world.deliver();
      now = morning;
      await world.deliver();
      expect(mailsTo(manager)).toHaveLength(1);
      expect(textOf(mailsTo(manager)[0]?.body).match(/\* What has /g)).toHaveLength(2);
    });

    test('each hears only of their own people after one of them has got another manager', async () => {
      const [before, after] = [await aLearner(), await aLearner()];
      const learners = [await aLearner({ managerKey: before['key'] }), await aLearner({ managerKey: before['key'] })];
      const event = await anEvent();
      for (const learner of learners) {
        await world.remind(event, learner, 1, { kind: 'feedback.managerAsked', recipientEntity: 'manager' });
      }
      await world.deliver();
      await api.admin.post('/learner/update', { key: learners[1]?.['key'], managerKey: after['key'] });
      now = morning;
      await world.deliver();
      await world.deliver();
      expect([mailsTo(before).length, mailsTo(after).length]).toEqual([1, 1]);
    });

    test('what is no longer so is left out of the mail, and the others come', async () => {
      const event = await anEvent({ maxAttendees: 1, promotion: 'MANUAL' });
      const learner = await aLearner();
      await world.nominate(event, await world.learners(1));
      const waiting = await world.nominate(event, [learner]);
      await remind(event, learner, 1);
      await world.deliver();
      await world.act('nominations/withdraw', event, waiting);
      mail.forget();
      now = morning;
      await world.deliver();
      expect(inOrder(mailsTo(learner).map(({ headers }) => subjectOf(headers)))).toEqual([
        expect.stringMatching(/^Reminder/),
        expect.stringMatching(/^Your nomination is withdrawn/),
      ]);
      const log = (await world.deliveriesOf(event)).filter((one) => one['recipientAddress'] === learner['email']);
      expect(inOrder(log.map(({ kind, state }) => [kind, state].join(' ')))).toEqual([
        'event.reminder Sent',
        'nomination.waitlisted Cancelled',
        'nomination.withdrawn Sent',
      ]);
    });

    test('a mail that does not get through is tried again whole, and what has come meanwhile goes in another one', async () => {
      const [event, learner] = [await anEvent(), await aLearner()];
      await remind(event, learner, 3);
      await world.deliver();
      now = morning;
      await mail.down();
      await world.deliver();
      const [first] = await world.deliveriesOf(event);
      expect(first).toMatchObject({
        state: 'Scheduled',
        attempts: 1,
        error: { message: 'delivery.error.unreachable' },
      });
      await world.remind(event, learner, 2, { kind: 'certificate.issued', sendAt: start.toISOString() });
      await world.deliver();
      await mail.up();
      now = new Date(morning.getTime() + 10 * 60_000);
      await world.deliver();
      const parts = mailsTo(learner).map(({ body }) => String(textOf(body).match(/^\* /gm)?.length));
      expect(inOrder(parts)).toEqual(['2', '3']);
      expect(mailsTo(learner).map(({ messageId }) => messageId)).toContain(`<${String(first?.['messageId'])}>`);
    });

    test('what is sent again on purpose comes at once, by itself', async () => {
      const [event, learner] = [await anEvent(), await aLearner()];
      await remind(event, learner, 3);
      await world.deliver();
      now = morning;
      await world.deliver();
      const [sent] = await world.deliveriesOf(event);
      await world.actOn('resend-delivery', event, sent);
      await world.deliver();
      expect(new Set(mailsTo(learner).map(({ messageId }) => messageId)).size).toBe(2);
      expect(mailsTo(learner).map(({ body }) => textOf(body).match(/^\* /gm)?.length)).toEqual([3, undefined]);
    });
  },
  { clock: () => now, env: mail.env },
);

function inOrder(texts: readonly string[]): string[] {
  return texts.toSorted((one, other) => one.localeCompare(other));
}

function subjectOf(headers: string): string {
  return /^Subject: (.*)/m.exec(headers)?.[1] ?? '';
}

/** The plain text of a mail of two parts. */
function textOf(body = ''): string {
  const [, text = ''] = /Content-Type: text\/plain[^]*?\r\n\r\n([^]*?)\r\n--/.exec(body) ?? [];
  return text.replaceAll(/=\r\n/g, '').replaceAll('\r\n', '\n');
}
