/** What decides whether learners may nominate themselves for an event. */
export interface SelfNominationFacts {
  /** Whether its launch lets them, and does not hide itself from them. */
  isSelfNominated: boolean;
  /** Instant, ISO 8601. */
  registrationEndsAt?: string | null | undefined;
}

/**
 * The message keys of every reason why nobody may nominate themselves. The end of the registration closes that alone: staff
 * nominate until the event is over, and who came in time is decided about, promoted and offered seats after it.
 */
export function whyNoSelfNomination({ isSelfNominated, registrationEndsAt }: SelfNominationFacts, now: Date): string[] {
  const hasEnded = registrationEndsAt ? Date.parse(registrationEndsAt) <= now.getTime() : false;
  return [
    ...(isSelfNominated ? [] : ['nomination.selfNomination.closed']),
    ...(hasEnded ? ['nomination.registration.over'] : []),
  ];
}
