import type { Event, Nomination, ProgramLaunch } from '#model/generated/types.ts';
import type { ToldSession } from '../stores/event-sessions-told.ts';

/** What a notice can tell of, as it is when it is sent. */
export interface Facts {
  now: Date;
  recipientName: string;
  learnerName?: string | undefined;
  event?: ToldEvent | undefined;
  /** Of the event, by their start. */
  sessions: readonly ToldSession[];
  /** Those that take place and the recipient teaches. */
  taught: readonly ToldSession[];
  /** The one that the notice is about. */
  session?: ToldSession | undefined;
  nomination?: Pick<Nomination, 'creditHours'> | undefined;
  launch?: Pick<ProgramLaunch, 'launchName' | 'programName'> | undefined;
  reason?: string | null | undefined;
  /** Instant, ISO 8601. */
  offerExpiresAt?: string | undefined;
  /** What somebody wrote. */
  text?: string | undefined;
  /** The address by which their phone knows them when they check in. */
  checkIn?: string | undefined;
  /** The address where the recipient can do something about it. */
  link?: string | undefined;
}

export type ToldEvent = Pick<Event, 'key' | 'name' | 'code' | 'mode' | 'timeZone' | 'confirmed' | 'minAttendees'> & {
  startAt?: string | null;
  endAt?: string | null;
  attachConversation?: boolean | null;
  bestPracticesShared?: string | null;
  launchedAt?: string | null;
  cancelledAt?: string | null;
};
