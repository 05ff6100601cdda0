import { fold } from '#model/fold.ts';
import type { Event } from '#model/generated/types.ts';
import type { Page } from '#model/paged-query.ts';
import type { PlannedRecipient, RecipientsQuestion } from '#model/reminders.ts';
import { channelsTo } from '#model/rules/why-not-reminded.ts';
import type { Scope } from '../context.ts';
import { recipientsByHand } from '../stores/planned-by-hand.ts';
import { learnersOf } from '../stores/reminded.ts';
import { remindedByCaller } from './audiences.ts';

/**
 * A page of whom a planned reminder of an event reaches as things stand, by name: who is confirmed, or of one by hand who
 * is still to get it, as far as the caller may remind them.
 */
export async function recipientsOf(
  scope: Scope,
  event: Event,
  question: RecipientsQuestion,
): Promise<Page<PlannedRecipient>> {
  const { reminderKey, text = '', limit, offset } = question;
  const people = reminderKey === undefined ? await byItself(scope, event) : await byHand(scope, event, reminderKey);
  const wanted = fold(text.trim());
  const found = people.filter(({ name, email }) => fold(`${name} ${email ?? ''}`).includes(wanted));
  return { items: found.slice(offset, offset + limit), totalItems: found.length };
}

async function byItself(scope: Scope, { key, channels = [] }: Event): Promise<PlannedRecipient[]> {
  const people = await learnersOf(scope, key);
  return people
    .map((person) => ({
      key: person.key,
      name: person.name,
      email: person.email,
      channels: channelsTo(person, channels),
    }))
    .filter((person) => person.channels.length > 0);
}

function byHand(scope: Scope, { key }: Event, reminderKey: string): Promise<PlannedRecipient[]> {
  return recipientsByHand(scope, { eventKey: key, reminderKey, to: remindedByCaller(scope) });
}
