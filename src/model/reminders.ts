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
}

/** Recipients that are answered at most. */
export const MAX_REMINDED = 200;
