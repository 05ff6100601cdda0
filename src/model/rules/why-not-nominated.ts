import type { Event, ProgramLaunch } from '../generated/types.ts';
import type { EventStatus } from './event-status.ts';

/** What decides whether a learner may be nominated for an event (DOMAIN.md §1, §4). */
export interface NominationFacts {
  eventStatus: EventStatus;
  approval: Event['approval'];
  /** Undefined for an event of a training alone. */
  launchStatus: ProgramLaunch['status'] | undefined;
  isEnvironmentActive: boolean;
  isLearnerActive: boolean;
  isInAudience: boolean;
  isNominated: boolean;
  /** Whether there is an active manager with an e-mail address. */
  hasManager: boolean;
}

/** The message keys of every reason against nominating a learner; whether there is a place, `placeFor` says. */
export function whyNotNominated(facts: NominationFacts): string[] {
  return [...againstEvent(facts), ...againstLearner(facts)];
}

function againstEvent({ eventStatus, launchStatus = 'Active', isEnvironmentActive }: NominationFacts): string[] {
  return [
    ...(eventStatus === 'Initial' ? ['nomination.event.notLaunched'] : []),
    ...(hasEnded(eventStatus) ? ['nomination.event.over'] : []),
    ...(['Inactive', 'Completed', 'Archived'].includes(launchStatus) ? ['nomination.launch.inactive'] : []),
    ...(isEnvironmentActive ? [] : ['nomination.environment.inactive']),
  ];
}

function againstLearner(facts: NominationFacts): string[] {
  const isManagerAsked = facts.approval === 'MANAGER';
  return [
    ...(facts.isLearnerActive ? [] : ['nomination.learner.inactive']),
    ...(facts.isInAudience ? [] : ['nomination.learner.outsideAudience']),
    ...(facts.isNominated ? ['nomination.learner.nominated'] : []),
    ...(isManagerAsked && !facts.hasManager ? ['nomination.learner.noManager'] : []),
  ];
}

export function hasEnded(status: EventStatus): boolean {
  return status === 'Finished' || isSealed(status);
}

/** Whether nothing about its nominations changes any more. */
export function isSealed(status: EventStatus): boolean {
  return status === 'Closed' || status === 'Cancelled';
}
