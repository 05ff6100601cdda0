import { nominationCalls } from '#model/calls.ts';
import { useTranslate } from 'react-admin';
import { useNominationCalls } from '../work/nomination-calls.ts';
import type { Work } from '../work/work.ts';

/** What may be done with those who wait for a seat, as work. */
export function useWaitlistWorks(eventKey: string) {
  const translate = useTranslate();
  const { send, sendEach } = useNominationCalls(eventKey);
  const promote = translate('nomination.action.promote');
  const prioritise = translate('nomination.action.prioritise');
  return {
    promote: (keys: readonly string[]): Work => ({
      title: promote,
      verb: promote,
      send: () => sendEach(nominationCalls.promote, 'nominationKeys', keys),
    }),
    promoteNext: (): Work => ({
      title: translate('administration.promoteNext'),
      verb: promote,
      send: () => send(nominationCalls.promote, {}),
    }),
    prioritise: (keys: readonly string[]): Work => ({
      title: prioritise,
      verb: prioritise,
      question: translate('administration.prioritise.ask', { smart_count: keys.length }),
      reason: 'required',
      asksPriority: true,
      done: 'administration.results.prioritised',
      send: (input) => sendEach(nominationCalls.prioritise, 'nominationKeys', keys, input),
    }),
  };
}
