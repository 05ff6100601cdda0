import type { Explanation } from './explain-criteria.ts';

/** Somebody of an audience, as far as a list of people shows them. */
interface AudienceMember {
  key: string;
  name: string;
  employeeCode: string;
}

/** How an audience splits by one attribute: its most frequent values. */
export interface AudienceSplit {
  attribute: string;
  /** The value is null where learners have none. */
  values: { value: string | null; label: string; count: number }[];
}

/** Who enters or leaves: how many, and the first names. */
export interface AudienceMove {
  count: number;
  names: string[];
}

/** The answer of `preview-user-filter-criteria`. */
export interface AudiencePreview {
  userCount: number;
  learners: AudienceMember[];
  splits: AudienceSplit[];
  /** The learner who was asked about. */
  learner?: { key: string; name: string; isIn: boolean; why: Explanation };
  /** Against the stored criteria of the environment that was named. */
  changes?: { entered: AudienceMove; left: AudienceMove };
}
