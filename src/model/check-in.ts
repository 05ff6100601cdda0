/** The codes by which learners check in themselves now, as the API answers them. */
export interface CheckIn {
  /** The sessions that are open for it. */
  sessions: OpenSession[];
  /** Message keys of why none is. */
  reasons: string[];
  /** Milliseconds until the codes are replaced. */
  renewInMs: number;
}

/** A session that learners can check in to. */
export interface OpenSession {
  key: string;
  title: string;
  /** Instants. */
  startAt: string;
  endAt: string;
  /** Until it ends. */
  minutesLeft: number;
  /** Where its code leads, below the address of the application. */
  path: string;
  /** How many are marked as being there, of how many who have a seat. */
  checkedIn: number;
  confirmed: number;
}
