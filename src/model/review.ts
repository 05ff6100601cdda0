import type { AttendanceLearner, AttendanceLevel, AttendanceSession, Mark } from './attendance.ts';
import type { FeedbackResult } from './feedback.ts';
import type { NominationState } from './rules/nomination-states.ts';
import type { PlannedCost } from './rules/planned-cost.ts';

/** How often each mark was said; those that nobody has said are not in it. */
export type MarkCounts = Partial<Record<Mark, number>>;

/** What came of who has a seat; `none` is for who owed no attendance. */
export const outcomeNames = ['Full', 'Partial', 'NoShow', 'none'] as const;
export type OutcomeName = (typeof outcomeNames)[number];

/** Outcomes are written when the event is closed; expected once all is over; and unknown before. */
export type OutcomeStanding = 'final' | 'expected' | 'unknown';

/** What was marked of a session that takes place, or of the event as a whole. */
export interface SessionReview {
  /** Null for the event. */
  session: Pick<AttendanceSession, 'key' | 'title' | 'date' | 'startTime' | 'compulsory'> | null;
  marks: MarkCounts;
  /** Who was there, for a part of it too, of those marked and not excused: whole percent, null where nobody is. */
  rate: number | null;
}

/** Somebody who had a seat. */
export interface LearnerReview {
  nominationKey: string;
  name: string;
  employeeCode: string;
  marks: MarkCounts;
  /** Percent of the minutes that were owed; null where nothing was, or it is not over. */
  rate: number | null;
  /** Null while it is unknown. */
  outcome: OutcomeName | null;
  creditHours: number | null;
  /** The number of the certificate that holds. */
  certificate: string | null;
}

/** Marks of what is over that somebody owes and nobody has made. */
export interface MissingMarks extends Pick<SessionReview, 'session'> {
  learners: Pick<AttendanceLearner, 'nominationKey' | 'name' | 'employeeCode'>[];
}

/** What came of an event (specification, section 4: classroom training review). */
export interface Review {
  level: AttendanceLevel;
  standing: OutcomeStanding;
  seats: {
    max: number;
    min: number;
    /** Confirmed of the maximum, whole percent. */
    fillRate: number;
    states: Partial<Record<NominationState, number>>;
  };
  /** As the rate of a session, of all that is marked. */
  attendanceRate: number | null;
  outcomes: { outcome: OutcomeName; count: number }[];
  sessions: SessionReview[];
  learners: LearnerReview[];
  missing: MissingMarks[];
  /** By currency; null for who may not see what an event costs. */
  cost: (PlannedCost & { perHead: PlannedCost['totals'] }) | null;
  feedback: FeedbackResult[];
  bestPractices: string | null;
}
