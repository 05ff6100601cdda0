import { placeFor, whyNoPlace, type Seats } from '#model/rules/seats.ts';
import { whyNotNominated } from '#model/rules/why-not-nominated.ts';
import type { Candidate, Offering } from '../stores/candidates.ts';
import type { LockedEvent } from '../stores/nominations.ts';

interface Decision {
  state: 'PendingApproval' | 'Confirmed' | 'Waitlisted';
  reasons: string[];
}

interface Facts {
  offering: Offering | undefined;
  candidate: Candidate;
  seats: Seats;
}

/** Where a learner comes who is nominated for a locked event, and the message keys of every reason why nowhere. */
export function decideNomination(event: LockedEvent, { offering, candidate, seats }: Facts): Decision {
  const { approval = 'NONE', status: eventStatus = 'Initial' } = event;
  const place = approval === 'NONE' ? placeFor(seats, event) : 'PendingApproval';
  const reasons = whyNotNominated({
    eventStatus,
    approval,
    launchStatus: offering?.launchStatus,
    isEnvironmentActive: offering?.isEnvironmentActive ?? true,
    isLearnerActive: candidate.isActive,
    isInAudience: candidate.isInAudience,
    isNominated: candidate.isNominated,
    hasManager: candidate.hasManager,
  });
  if (place === undefined) reasons.push(...whyNoPlace(seats, event));
  return { state: place ?? 'Waitlisted', reasons };
}
