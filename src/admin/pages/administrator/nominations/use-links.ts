import { useNotify, useTranslate, type RaRecord } from 'react-admin';
import { nominationCalls } from '#model/calls.ts';
import { activeStates, type NominationState } from '#model/rules/nomination-states.ts';
import { messageOf } from '../../../data/problems.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import type { ReasonedItem } from '../../../entity/ReasonedMenu.tsx';
import { useAddress } from '../../../layout/use-address.ts';
import { useCopyLink } from '../../../layout/use-copy-link.ts';
import { useSession } from '../../../session/SessionContext.tsx';

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
      onTake: () => void makeLink(String(nomination.id), purpose),
    });
    const own = state === 'Offered' ? 'offer' : 'withdrawal';
    const isFeedbackAsked = Boolean(event['eventFeedbackFormKey'] ?? event['sessionFeedbackFormKey']);
    const hasBegun = ['Running', 'Finished', 'Closed'].includes(String(event['status']));
    const isManagerAsked = event['approval'] === 'MANAGER' && roles.includes('superAdmin');
    return [
      itemOf('learner', own, activeStates),
      ...(isManagerAsked ? [itemOf('manager', 'approval', ['PendingApproval'])] : []),
      ...(isFeedbackAsked ? [itemOf('feedback', 'feedback', ['Confirmed'], hasBegun ? [] : ['feedback.notYet'])] : []),
    ];
  };
}

function useMakeLink(event: RaRecord) {
  const { call } = useRostrumData();
  const notify = useNotify();
  const copy = useCopyLink();
  const addressOf = useAddress();
  return async (nominationKey: string, purpose: string): Promise<void> => {
    try {
      const request = { query: { key: String(event.id) }, body: { nominationKey, purpose } };
      const { path } = await call<{ path: string }>(nominationCalls.makeLink, request);
      await copy(addressOf(path));
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
  };
}
