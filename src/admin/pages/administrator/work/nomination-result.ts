import type { Nomination } from '#model/generated/types.ts';

/** What became of one learner or nomination: done where there are no errors. */
export interface NominationResult {
  learnerKey: string;
  nominationKey?: string;
  state?: Nomination['state'];
  /** The learner is asked to nominate themselves. */
  asked?: boolean;
  /** Message keys by field. */
  errors?: Record<string, readonly string[]>;
  /** What stands against it and kept nobody from it. */
  warnings?: readonly NominationWarning[];
}

interface NominationWarning {
  /** Message key. */
  message: string;
  /** Its name is null where the person may not see that event. */
  with: { eventName: string | null; startAt: string; endAt: string };
}

/** The message keys of why it was not done. */
export function reasonsIn({ errors = {} }: NominationResult): string[] {
  return Object.values(errors).flat();
}

export function isRefused({ errors }: NominationResult): boolean {
  return errors !== undefined;
}
