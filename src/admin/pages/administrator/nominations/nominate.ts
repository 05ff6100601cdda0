import { nominationCalls } from '#model/calls.ts';
import type { SearchCriteria } from '#model/paged-query.ts';
import { useTranslate } from 'react-admin';
import { useNominationCalls } from '../work/nomination-calls.ts';
import type { Work } from '../work/work.ts';

/** Nominating learners for an event and asking them to do so themselves, as work: those who are named, or all that match a search after a look at them. */
export function useNominate(eventKey: string) {
  const translate = useTranslate();
  const { send, sendEach } = useNominationCalls(eventKey);
  const verb = translate('nomination.action.nominate');
  const ask = translate('administration.ask.one');
  const { nominate, askToNominate } = nominationCalls;
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
    askNamed: (learnerKeys: readonly string[]): Work => ({
      title: ask,
      verb: ask,
      done: 'administration.results.asked',
      question: translate('administration.ask.question', { smart_count: learnerKeys.length }),
      send: () => sendEach(askToNominate, 'learnerKeys', learnerKeys),
    }),
    askMatching: (searchCriteria: SearchCriteria, total: number): Work => ({
      title: ask,
      verb: ask,
      done: 'administration.results.asked',
      question: translate('administration.ask.question', { smart_count: total }),
      preview: () => send(askToNominate, { searchCriteria }, { dryRun: 'true' }),
      send: () => send(askToNominate, { searchCriteria }),
    }),
  };
}
