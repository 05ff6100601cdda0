import { nominationCalls } from '#model/calls.ts';
import type { SearchCriteria } from '#model/paged-query.ts';
import { useTranslate } from 'react-admin';
import { useNominationCalls } from '../work/nomination-calls.ts';
import type { Work } from '../work/work.ts';

/** Nominating learners for an event, as work: those who are named, or all that match a search after a look at them. */
export function useNominate(eventKey: string) {
  const translate = useTranslate();
  const { send, sendEach } = useNominationCalls(eventKey);
  const verb = translate('nomination.action.nominate');
  const { nominate } = nominationCalls;
  return {
    named: (learnerKeys: readonly string[]): Work => ({
      title: verb,
      verb,
      send: () => sendEach(nominate, 'learnerKeys', learnerKeys),
    }),
    matching: (searchCriteria: SearchCriteria, total: number): Work => ({
      title: verb,
      verb,
      question: translate('administration.nominate.ask', { smart_count: total }),
      preview: () => send(nominate, { searchCriteria }, { dryRun: 'true' }),
      send: () => send(nominate, { searchCriteria }),
    }),
  };
}
