import { useTranslate, type RaRecord } from 'react-admin';
import { activeStates, type NominationState } from '#model/rules/nomination-states.ts';
import type { ReasonedItem } from '../../../entity/ReasonedMenu.tsx';
import { useSession } from '../../../session/SessionContext.tsx';
import { useMakeLink } from '../make-link.ts';

/** The items of a nomination's menu that copy a link by which somebody acts without an account. */
export function useLinks(event: RaRecord): (nomination: RaRecord) => ReasonedItem[] {
  const translate = useTranslate();
  const { roles } = useSession();
  const makeLink = useMakeLink(event);
  return (nomination) => {
    const state = nomination['state'] as NominationState;
    const itemOf = (id: string, purpose: string, states: readonly NominationState[], reasons: string[] = []) => ({
      id,
      text: translate(`administration.link.${id}`),
      reasons: states.includes(state) ? reasons : ['nomination.state.refused'],
      onTake: () => void makeLink({ purpose, nominationKey: String(nomination.id) }),
    });
    const own = state === 'Offered' ? 'offer' : 'withdrawal';
    const isFeedbackAsked = Boolean(event['eventFeedbackFormKey'] ?? event['sessionFeedbackFormKey']);
    const hasBegun = ['Running', 'Finished', 'Closed'].includes(String(event['status']));
    const isManagerAsked = event['approval'] === 'MANAGER' && roles.includes('superAdmin');
    return [
      itemOf('learner', own, activeStates),
      ...(event['selfCheckIn'] === true ? [itemOf('checkIn', 'checkIn', ['Confirmed'])] : []),
      ...(isManagerAsked ? [itemOf('manager', 'approval', ['PendingApproval'])] : []),
      ...(isFeedbackAsked ? [itemOf('feedback', 'feedback', ['Confirmed'], hasBegun ? [] : ['feedback.notYet'])] : []),
    ];
  };
}
