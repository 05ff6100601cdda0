import { beforeAll, expect, test } from 'vitest';
import type { Values } from '#model/values.ts';
import { composeMessage } from '#server/mail/compose-message.ts';
import type { NoticeToSend, Recipient } from '#server/mail/notice-to-send.ts';
import { onEachEngine } from '../support/api.ts';
import { scopeIn } from '../support/by-itself.ts';
import { aLinkWorld, titleOf, type LinkWorld } from '../support/link-world.ts';
import { noticesAbout } from '../support/notices-about.ts';

type Language = NonNullable<Recipient['language']> | null;

const now = new Date('2026-11-20T10:00:00.000Z');

onEachEngine(
  (api) => {
    let world: LinkWorld;
    beforeAll(async () => {
      world = await aLinkWorld(api);
    });

    const noticeOf = async (event: Values, kind: string) => {
      const [notice] = await noticesAbout(api, event, kind);
      if (!notice) throw new Error(`There is no notice of ${kind}`);
      return notice as unknown as NoticeToSend;
    };
    const compose = (notice: NoticeToSend, { language = null, at = now }: { language?: Language; at?: Date } = {}) =>
      composeMessage(
        scopeIn(api, () => at),
        notice,
        { name: 'Meera Iyer', language },
      );
    const composed = async (event: Values, kind: string, language: Language = null) =>
      compose(await noticeOf(event, kind), { language });

    test('who is confirmed reads of what, when by the clock of the event, and how to withdraw', async () => {
      const event = await world.anEvent(
        { name: 'Fire safety', code: 'FS-1', channels: ['EMAIL'] },
        { day: '2026-12-01' },
      );
      await world.nominate(event, await world.learners(1));
      const { subject, text } = await composed(event, 'nomination.confirmed');
      expect(subject).toBe('Your seat is confirmed: Fire safety');
      expect(text).toMatch(/^Hello Meera Iyer,\n\nYour seat is confirmed/);
      expect(text).toMatch(/When: Tuesday, December 1, 2026.*10:00\sAM.*12:00\sPM\sGMT\+5:30\nWhere: Online\n/);
      expect(text).toContain('Join online: https://meet.example.test/room\n');
      expect(text).toMatch(/\nWithdraw if you can not come: http:\/\/localhost:4200\/link\/\S+\n$/);
    });

    test('where learners check in themselves, who is confirmed gets the link by which their phone knows them', async () => {
      const event = await world.anEvent({ channels: ['EMAIL'], attendanceLevel: 'SESSION', selfCheckIn: true });
      await world.nominate(event, await world.learners(1));
      const { text } = await composed(event, 'nomination.confirmed');
      const [, path = ''] = /Check in with your phone: http:\/\/localhost:4200(\/link\/\S+)\n/.exec(text) ?? [];
      expect(titleOf(await world.open(path))).toBe('Check in with this phone');
    });

    test('a reminder has the link to check in until the event is over, and its words are true before and after', async () => {
      const changes = { channels: ['EMAIL'], attendanceLevel: 'SESSION', selfCheckIn: true };
      const event = await world.anEvent(changes, { day: '2026-12-01' });
      await world.nominate(event, await world.learners(1));
      const reminder = { ...(await noticeOf(event, 'nomination.confirmed')), kind: 'event.reminder', payload: {} };
      const [before, after] = await Promise.all(
        [now, new Date('2026-12-03T10:00:00Z')].map((at) => compose(reminder, { at })),
      );
      expect(before?.text).toContain('Check in with your phone: ');
      expect(after?.text).not.toContain('Check in');
      for (const mail of [before, after]) expect(mail?.text).toContain('\n\nThis is a reminder of this event.\n\n');
    });

    test('who reads another language gets it in that one', async () => {
      const event = await world.anEvent({ name: 'Fire safety', channels: ['EMAIL'] });
      await world.nominate(event, await world.learners(1));
      const { subject, html } = await composed(event, 'nomination.confirmed', 'Arabic');
      expect(subject).toBe('تم تأكيد مقعدك: Fire safety');
      expect(html).toContain('dir="rtl"');
    });

    test('a notice without a link of its own sends learners to the learning system, and staff to the event', async () => {
      const event = await world.anEvent({ channels: ['EMAIL'] });
      await world.nominate(event, await world.learners(1));
      const instructor = await world.anInstructor();
      const reminder = { ...(await noticeOf(event, 'nomination.confirmed')), kind: 'reminder.adHoc', payload: {} };
      expect((await compose(reminder)).text).toMatch(/\nOpen: https:\/\/lms\.example\.com\n$/);
      const toStaff = { ...reminder, recipientEntity: 'instructor', recipientKey: String(instructor['key']) };
      expect((await compose(toStaff)).text).toMatch(/\nOpen: http:\/\/localhost:4200\/program\/\S+\/administrator\n$/);
    });

    test('nobody is promised to withdraw by a link that can not do so', async () => {
      const event = await world.anEvent({ channels: ['EMAIL'] });
      await world.nominate(event, await world.learners(1));
      const confirmed = await noticeOf(event, 'nomination.confirmed');
      expect((await compose({ ...confirmed, payload: {} })).text).not.toContain('Withdraw');
    });

    test('a manager reads whom they are asked about', async () => {
      const { event, asked } = await world.aRequest({ name: 'Ravi Menon' });
      expect(asked.state).toBe('PendingApproval');
      const { subject, text } = await composed(event, 'nomination.approvalAsked');
      expect(subject).toMatch(/^Please approve Ravi Menon for /);
      expect(text).toMatch(/^Hello Meera Iyer,/);
      expect(text).toMatch(/Approve or reject: http:\/\/localhost:4200\/link\//);
    });

    test('a notice tells what is true when it is sent', async () => {
      const event = await world.anEvent({ name: 'Before', channels: ['EMAIL'] });
      await world.nominate(event, await world.learners(1));
      const { body: read } = await api.admin.get('/event/detail', { key: String(event['key']) });
      await api.admin.post('/event/update', { key: event['key'], version: read['version'], name: 'After' });
      expect((await composed(event, 'nomination.confirmed')).subject).toBe('Your seat is confirmed: After');
    });
  },
  { clock: () => now },
);
