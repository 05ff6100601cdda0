import type { Scope } from '../context.ts';
import { writeNotices } from '../stores/outbox.ts';
import { instructorsOf } from '../stores/reminded.ts';

/** Somebody of the staff, by the entity of their record and its key. */
export type Staff = readonly [entity: 'trainer' | 'instructor', key: string];

interface Told {
  kind: string;
  eventKey: string;
  /** Tells this notice from others of its kind and event. */
  occasion: string;
  payload?: object;
}

/** The active instructors of the sessions of an event that take place. */
export async function teachersOf(scope: Scope, eventKey: string): Promise<Staff[]> {
  const instructors = await instructorsOf(scope, eventKey);
  return instructors.flatMap(({ key, isActive }) => (isActive ? [['instructor', key] as const] : []));
}

/** Writes a notice about an event to each of the staff; by e-mail, for the channels of an event are its learners'. */
export function tellStaff(scope: Scope, staff: readonly Staff[], { kind, eventKey, occasion, payload = {} }: Told) {
  return writeNotices(
    scope,
    staff.map(([recipientEntity, recipientKey]) => ({
      kind,
      channel: 'EMAIL',
      uniqueKey: `${kind}/${eventKey}/${occasion}/${recipientKey}`,
      recipientEntity,
      recipientKey,
      eventKey,
      payload,
    })),
  );
}
