import type { EventStatus } from './event-status.ts';

/** Why nobody may remind the learners of an event in this status: message keys (DOMAIN.md, section 3). */
export function whyLearnersNotReminded(status: EventStatus): string[] {
  return status === 'Launched' || status === 'Running' ? [] : ['event.remindLearners.notOpen'];
}

/** Why nobody may remind the instructors of an event in this status: specification, section 4. */
export function whyInstructorsNotReminded(status: EventStatus): string[] {
  return status === 'Closed' ? [] : ['event.remindInstructors.notClosed'];
}

/** What decides whether somebody can be told something. */
export interface Reachable {
  isActive: boolean;
  email: string | null;
  phone: string | null;
  /** Of a learner: whether they hold a seat. */
  isConfirmed?: boolean;
}

/** On which of the channels of an event a message can come to somebody. */
export function channelsTo(person: Reachable, channels: readonly string[]): string[] {
  const { isActive, isConfirmed = true } = person;
  return isActive && isConfirmed ? channels.filter((channel) => !lacking(person, channel)) : [];
}

/** Why a channel does not know where to find somebody, whom push messages find by the employee code. */
function lacking({ email, phone }: Reachable, channel: string): string | undefined {
  if (channel === 'EMAIL' && email === null) return 'reminder.noEmail';
  return channel === 'SMS' && phone === null ? 'reminder.noPhone' : undefined;
}

/** Why no message comes to somebody on any of the channels; empty when one does. */
export function whyNotReached(person: Reachable, channels: readonly string[]): string[] {
  if (channelsTo(person, channels).length > 0) return [];
  const { isActive, isConfirmed = true } = person;
  const lacks = channels.flatMap((channel) => lacking(person, channel) ?? []);
  return [
    ...(isActive ? [] : ['reminder.inactive']),
    ...(isConfirmed ? [] : ['reminder.notConfirmed']),
    ...(channels.length === 0 ? ['reminder.noChannel'] : []),
    ...(lacks.length === channels.length ? lacks : []),
  ];
}
