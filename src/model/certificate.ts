/** What a certificate says, frozen when it is issued. */
export interface CertificateFacts {
  learnerName: string;
  trainingName: string;
  eventName: string;
  /** The clock of the event. */
  timeZone: string;
  /** Its local dates: the first and the last on which something took place. */
  startDate: string;
  endDate: string;
  creditHours: number | null;
}

/** Proof that somebody has attended an event in full. */
export interface Certificate {
  serial: string;
  nominationKey: string;
  facts: CertificateFacts;
  /** Instants, ISO 8601 in UTC. */
  issuedAt: string;
  /** Null while it holds. */
  revokedAt: string | null;
}
