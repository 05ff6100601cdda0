import type { Event, Nomination } from '../generated/types.ts';
import type { EventStatus } from './event-status.ts';
import { activeStates } from './nomination-states.ts';
import { hasEnded, isSealed } from './why-not-nominated.ts';

/** What may be done with a nomination. */
export const nominationActs = ['approve', 'reject', 'withdraw', 'remove', 'confirm'] as const;
export type NominationAct = (typeof nominationActs)[number];

/** What decides whether something may be done with a nomination (DOMAIN.md §4). */
export interface NominationActFacts {
  state: Nomination['state'];
  offerExpiresAt: string | null;
  isLearnerActive: boolean;
  /** Whether the learner is who acts. */
  isOwn: boolean;
  /** Whether a super admin acts, who may decide in the place of a manager. */
  isSuperAdmin: boolean;
  eventStatus: EventStatus;
  eventStartAt: string | null;
  approval: Event['approval'];
  withdrawal: Event['withdrawal'];
  /** Seconds before the first start. */
  withdrawalCutoff: number | null;
}

/** The message keys of every reason against it; whether there still is a seat for who is approved, `placeFor` says. */
export function whyNominationRefused(act: NominationAct, facts: NominationActFacts, now: Date): string[] {
  return reasons[act](facts, now);
}

type Reasons = (facts: NominationActFacts, now: Date) => string[];

const reasons: Record<NominationAct, Reasons> = {
  approve: (facts) => [
    ...notIn(facts, ['PendingApproval']),
    ...over(facts),
    ...notTheirs(facts),
    ...(facts.isLearnerActive ? [] : ['nomination.learner.inactive']),
  ],
  reject: (facts) => [...notIn(facts, ['PendingApproval']), ...sealed(facts), ...notTheirs(facts)],
  withdraw: (facts, now) => [...notIn(facts, activeStates), ...over(facts), ...tooLate(facts, now)],
  remove: (facts) => [...notIn(facts, activeStates), ...sealed(facts)],
  confirm: (facts, now) => [
    ...notIn(facts, ['Offered']),
    ...over(facts),
    ...(hasExpired(facts, now) ? ['nomination.offer.expired'] : []),
  ],
};

function notIn({ state }: NominationActFacts, states: readonly Nomination['state'][]): string[] {
  return states.includes(state) ? [] : ['nomination.state.refused'];
}

function over({ eventStatus }: NominationActFacts): string[] {
  return hasEnded(eventStatus) ? ['nomination.event.over'] : [];
}

function sealed({ eventStatus }: NominationActFacts): string[] {
  return isSealed(eventStatus) ? ['nomination.event.over'] : [];
}

/** Nobody decides about themselves; and where managers are asked, trainers do not answer for them. */
function notTheirs({ isOwn, approval, isSuperAdmin }: NominationActFacts): string[] {
  return [
    ...(isOwn ? ['nomination.approve.own'] : []),
    ...(approval === 'MANAGER' && !isSuperAdmin ? ['nomination.approve.manager'] : []),
  ];
}

/** Who only waits, or has not answered yet, may leave until the start; who is confirmed as long as the event lets them. */
function tooLate({ state, eventStartAt, withdrawal, withdrawalCutoff }: NominationActFacts, now: Date): string[] {
  const start = eventStartAt === null ? Infinity : Date.parse(eventStartAt);
  if (state !== 'Confirmed') return now.getTime() < start ? [] : ['nomination.withdraw.begun'];
  if (withdrawal === 'NEVER') return ['nomination.withdraw.never'];
  const cutoff = start - (withdrawalCutoff ?? 0) * 1000;
  return withdrawal === 'CUTOFF' && now.getTime() > cutoff ? ['nomination.withdraw.tooLate'] : [];
}

function hasExpired({ state, offerExpiresAt }: NominationActFacts, now: Date): boolean {
  return state === 'Offered' && offerExpiresAt !== null && Date.parse(offerExpiresAt) <= now.getTime();
}
