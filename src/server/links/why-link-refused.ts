import { activeStates, type NominationState } from '#model/rules/nomination-states.ts';
import { whyNoSelfNomination } from '#model/rules/why-no-self-nomination.ts';
import type { Scope } from '../context.ts';
import { offeringOf } from '../stores/candidates.ts';
import { isLinkUsed } from '../stores/links.ts';
import { managersOf } from '../stores/managers.ts';
import { nominationsNamed, type LockedEvent, type StoredNomination } from '../stores/nominations.ts';
import type { Meaning, Purpose, SeatLink } from './link.ts';

/** Why a link is of no use any more, whatever would be answered: message keys. Its event must be locked. */
export async function whyLinkRefused(scope: Scope, event: LockedEvent, link: SeatLink): Promise<string[]> {
  return (await isLinkUsed(scope, link)) ? ['link.used'] : whyLinkUseless(scope, event, link);
}

/** The same of a link that nobody can have used yet. */
export function whyLinkUseless(scope: Scope, event: LockedEvent, link: Meaning<SeatLink>): Promise<string[]> {
  return reasons[link.purpose](scope, event, link);
}

const reasons: Record<Purpose, (scope: Scope, event: LockedEvent, link: Meaning<SeatLink>) => Promise<string[]>> = {
  // Who has the seat by other means would decline it here without meaning to.
  async offer(scope, event, { nominationKey = '' }) {
    return whyNotIn(['Offered'], await nominationsNamed(scope, event.key, [nominationKey]));
  },
  async withdrawal(scope, event, { nominationKey = '' }) {
    return whyNotIn(activeStates, await nominationsNamed(scope, event.key, [nominationKey]));
  },
  async approval(scope, event, { nominationKey = '', learnerKey, actorKey }) {
    const found = await nominationsNamed(scope, event.key, [nominationKey]);
    const managers = await managersOf(scope, [learnerKey]);
    return [
      ...whyNotIn(['PendingApproval'], found),
      ...(event.approval === 'MANAGER' ? [] : ['link.approval.notAsked']),
      ...(managers.get(learnerKey) === actorKey ? [] : ['link.manager.changed']),
    ];
  },
  async selfNomination(scope, event) {
    const offering = await offeringOf(scope, event);
    return whyNoSelfNomination({ ...event, isSelfNominated: offering?.isSelfNominated ?? false }, scope.now);
  },
};

function whyNotIn(states: readonly NominationState[], [nomination]: readonly StoredNomination[]): string[] {
  return nomination && states.includes(nomination.state) ? [] : ['nomination.state.refused'];
}
