/** What somebody without an account is asked. */
export const purposes = ['offer', 'withdrawal', 'approval', 'selfNomination'] as const;
export type Purpose = (typeof purposes)[number];

/** The right of one person to one act, once: all that a signed link says. */
export interface Link {
  tenant: string;
  purpose: Purpose;
  eventKey: string;
  /** Whose seat it is about. */
  learnerKey: string;
  /** Absent where there is none yet. */
  nominationKey?: string;
  /** The learner who acts: the one it is about, or their manager. */
  actorKey: string;
  /** No two links have one: what is used is known by it. */
  id: string;
  /** An instant. */
  expiresAt: string;
}

/** What a link means, before it is made for a tenant. */
export type Meaning = Omit<Link, 'tenant' | 'id'>;
