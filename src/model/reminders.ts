/** Characters of the note that somebody adds to a reminder. */
export const MAX_REMINDER_NOTE = 1000;

/** Somebody whom a reminder is for. */
export interface Reminded {
  /** Of the learner or the instructor; of the nomination where there is nobody any more. */
  key: string;
  name: string;
  email: string | null;
  /** On which it comes; empty where it does not. */
  channels: string[];
  /** Message keys of every reason why it does not come. */
  reasons: string[];
}

/** What comes, or has come, of a reminder: whom it reaches, and those whom it does not first. */
export interface RemindedAnswer {
  reached: number;
  notReached: number;
  /** The first of them. */
  recipients: Reminded[];
  /** In a preview that reaches somebody: what the first of those is told. */
  message?: { name: string; subject: string; text: string };
  /** When it is sent, if that is later; instant, ISO 8601 in UTC. */
  sendAt?: string;
}

/** Recipients that are answered at most. */
export const MAX_REMINDED = 200;

/** What is reminded of by itself, and what somebody has planned by hand. */
export const plannedKinds = [
  'event.reminder',
  'reminder.adHoc',
  'launch.startReminder',
  'launch.completionReminder',
] as const;

/** A reminder that is to come. */
export interface PlannedReminder {
  kind: (typeof plannedKinds)[number];
  /** Instant, ISO 8601 in UTC. */
  at: string;
  /** The IANA zone by whose clock it comes. */
  zone: string;
  /** How many people it would reach as things stand. */
  recipients: number;
  /** The name of the holiday for which it is left out. */
  holiday?: string;
  /** Of one by hand: names it to have it cancelled. */
  reminderKey?: string;
}

/** Somebody whom a reminder that is to come reaches as things stand; on no channel where no address is known. */
export type PlannedRecipient = Omit<Reminded, 'reasons'>;

/** Whom of a reminder of a plan somebody asks for: a part of those, by name, whom a text is found in. */
export interface RecipientsQuestion extends Pick<PlannedReminder, 'kind' | 'at' | 'reminderKey'> {
  text?: string;
  limit: number;
  offset: number;
}

/** What an event or a launch is going to remind of, and whom. */
export interface ReminderPlan {
  isPaused: boolean;
  /** The next ones, in order. */
  items: PlannedReminder[];
  /** Learners who are reminded only once they have opened the launch. */
  waiting: number;
  /** Nobody is concerned yet: these are the times for somebody who is from today on. */
  isExample: boolean;
  /** What the rule counts from and the event does not have, for which it never reminds anybody. */
  lacks?: 'SESSIONS' | 'REGISTRATION_END' | undefined;
}

/** Reminders of a plan that are answered at most. */
export const MAX_PLANNED = 50;
