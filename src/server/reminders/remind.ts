import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Event } from '#model/generated/types.ts';
import { MAX_REMINDED, type Reminded, type RemindedAnswer } from '#model/reminders.ts';
import {
  channelsTo,
  whyInstructorsNotReminded,
  whyLearnersNotReminded,
  whyNotReached,
} from '#model/rules/why-not-reminded.ts';
import { partsOfLocal, whyNotSentLater } from '#model/rules/why-not-sent-later.ts';
import { instantOf } from '#model/time/wall-clock.ts';
import type { Scope } from '../context.ts';
import { composeMessage } from '../mail/compose-message.ts';
import { invalid } from '../problems.ts';
import { find } from '../records/find.ts';
import { inTransaction } from '../records/in-transaction.ts';
import { newKey } from '../records/new-key.ts';
import { noteAction } from '../records/note-action.ts';
import { lockAttendance } from '../stores/attendance.ts';
import { writeNotices, type Notice } from '../stores/outbox.ts';
import { instructorsOf, learnersOf, type Person } from '../stores/reminded.ts';
import { recipientEntities, type Audience } from './audiences.ts';

const event = wholeOf(entityNamed('event'));

export interface Asked {
  /** Of the event. */
  key: string;
  audience: Audience;
  /** Learners of these alone; absent: everybody who is confirmed. */
  nominationKeys?: readonly string[] | undefined;
  /** What the sender adds. */
  note?: string | undefined;
  /** When it is sent, a local date and time by the clock of the event; absent: at once. */
  sendAt?: string | undefined;
  isPreview: boolean;
}

const whyNot = { learners: whyLearnersNotReminded, instructors: whyInstructorsNotReminded };

/**
 * Reminds the learners or the instructors of an event, now or later, on each of its channels, and tells its history; a
 * preview writes nothing. Who is reminded later is said now: who has lost the seat by then is left out when it is sent.
 * Who teaches an event reminds its learners, so reading it is enough. Throws 404, and 400 with every reason against it.
 */
export function remind(scope: Scope, asked: Asked): Promise<RemindedAnswer> {
  const { key, audience, nominationKeys, isPreview } = asked;
  return inTransaction(scope, { isDryRun: isPreview }, async (within) => {
    // Nobody cancels or closes the event meanwhile.
    await lockAttendance(within, key);
    const found = (await find(within, event, key)) as unknown as Partial<Event>;
    const { status = 'Initial', channels } = found;
    const reasons = whyNot[audience](status);
    if (reasons.length > 0) throw invalid({ '': reasons });
    const sendAt = timeOf(asked, found, within.now);
    const people =
      audience === 'learners' ? await learnersOf(within, key, nominationKeys) : await instructorsOf(within, key);
    const way = { channels: channels ?? [], reminderKey: newKey(within.now), sendAt };
    const notices = noticesTo(people, asked, way);
    if (notices.length > 0) {
      await writeNotices(within, notices);
      await noteAction(within, event, key, `remind-${audience}`);
    }
    const answer = { ...answerOf(people, way.channels), ...(sendAt !== undefined && { sendAt }) };
    const [first] = notices;
    return isPreview && first ? { ...answer, message: await messageOf(within, first, people) } : answer;
  });
}

/** The instant at which it is sent, ISO 8601; undefined: at once. Throws 400 at `sendAt`. */
function timeOf({ sendAt, audience }: Asked, { timeZone: zone = 'UTC', endAt }: Partial<Event>, now: Date) {
  if (sendAt === undefined) return undefined;
  const until = audience === 'learners' ? endAt : null;
  const reasons = whyNotSentLater({ local: sendAt, zone, until }, now.getTime());
  const parts = partsOfLocal(sendAt);
  if (reasons.length > 0 || !parts) throw invalid({ sendAt: reasons });
  return new Date(instantOf(parts.date, parts.time, zone)).toISOString();
}

/** What the recipient of a notice is told, in their language. */
async function messageOf(scope: Scope, notice: Notice, people: readonly Person[]) {
  const { name = '', email, language = null } = people.find(({ key }) => key === notice.recipientKey) ?? {};
  const { subject, text } = await composeMessage(scope, notice, { name, email, language });
  return { name, subject, text };
}

interface Way {
  channels: readonly string[];
  /** Tells this reminder from every other one. */
  reminderKey: string;
  sendAt: string | undefined;
}

function noticesTo(people: readonly Person[], { key, audience, note }: Asked, way: Way): Notice[] {
  const { channels, reminderKey, sendAt } = way;
  return people.flatMap((person) =>
    channelsTo(person, channels).map((channel) => ({
      kind: 'reminder.adHoc',
      channel,
      uniqueKey: `reminder.adHoc/${reminderKey}/${person.key}/${channel}`,
      recipientEntity: recipientEntities[audience],
      recipientKey: person.key,
      ...(person.nominationKey !== undefined && { nominationKey: person.nominationKey }),
      eventKey: key,
      ...(sendAt !== undefined && { sendAt }),
      payload: { reminderKey, ...(note !== undefined && { text: note }) },
    })),
  );
}

function answerOf(people: readonly Person[], channels: readonly string[]): RemindedAnswer {
  const all = people.map((person): Reminded => ({
    key: person.key,
    name: person.name,
    email: person.email,
    channels: channelsTo(person, channels),
    reasons: whyNotReached(person, channels),
  }));
  const unreached = all.filter(({ reasons }) => reasons.length > 0);
  const reached = all.filter(({ reasons }) => reasons.length === 0);
  return {
    reached: reached.length,
    notReached: unreached.length,
    recipients: [...unreached, ...reached].slice(0, MAX_REMINDED),
  };
}
