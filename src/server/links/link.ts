/** What somebody without an account is asked about a seat. */
export const purposes = ['offer', 'withdrawal', 'approval', 'selfNomination'] as const;
export type Purpose = (typeof purposes)[number];

/** What every signed link says. */
interface Signed {
  tenant: string;
  eventKey: string;
  /** Who acts: a learner unless said. */
  actorKey: string;
  /** No two links have one: what is used is known by it. */
  id: string;
  /** An instant. */
  expiresAt: string;
}

/** The right of one person to one act about a seat, once. */
export interface SeatLink extends Signed {
  purpose: Purpose;
  /** Whose seat it is about: that of who acts, or of somebody whose manager they are. */
  learnerKey: string;
  /** Absent where there is none yet. */
  nominationKey?: string;
}

/** The right of one person to answer a form, once. */
export interface FeedbackLink extends Signed {
  purpose: 'feedback';
  roundKey: string;
  actorEntity: 'learner' | 'instructor';
  /** About whom a manager answers. */
  learnerKey?: string;
}

/** What lets a phone know whose seat it is, as often as they like: they still need the code of the room to check in. */
export interface CheckInLink extends Signed {
  purpose: 'checkIn';
  learnerKey: string;
  nominationKey: string;
}

/** All that a signed link says. */
export type Link = SeatLink | FeedbackLink | CheckInLink;

/** What a link means, before it is made for a tenant. */
export type Meaning<Of extends Link = Link> = Of extends Link ? Omit<Of, 'tenant' | 'id'> : never;
