import type { Learner } from '#model/generated/types.ts';

/** A row of the outbox whose time has come. */
export interface NoticeToSend {
  kind: string;
  channel: string;
  uniqueKey: string;
  recipientEntity: string;
  recipientKey: string;
  nominationKey?: string | null | undefined;
  eventKey?: string | null | undefined;
  launchKey?: string | null | undefined;
  /** Keys and small facts: `link` is a path below the application's address, `text` what somebody wrote. */
  payload: object;
}

/** Who gets it: for `manager`, the manager that the learner has now. */
export interface Recipient {
  name: string;
  email?: string | null | undefined;
  /** In which they read; absent: that of the installation. */
  language?: Learner['language'] | null;
}
