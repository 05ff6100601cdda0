/** Where the work on a meeting stands. */
type MeetingState = 'Planned' | 'Ready' | 'Failed' | 'Withdrawn';

/** The virtual meeting of a session, as `GET /event/meetings` tells of it. Instants are ISO 8601 in UTC. */
export interface Meeting {
  key: string;
  sessionKey: string;
  tool: string;
  /** Of the session, as it was when the meeting was last wanted. */
  title: string;
  startAt: string;
  endAt: string;
  /** Whether it is to be there; else it is to be withdrawn, or is. */
  isWanted: boolean;
  state: MeetingState;
  /** How often what is wanted now was tried. */
  attempts: number;
  /** Why the last try failed: a message key, with the status that an answer had. */
  error?: { message: string; status?: number };
  /** Absent when nothing is tried any more unless somebody asks for it. */
  nextTryAt?: string;
  joinUrl?: string;
  hostUrl?: string;
}
