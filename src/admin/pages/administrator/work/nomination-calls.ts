import type { Call } from '#model/calls.ts';
import { MAX_KEYS } from '#model/limits.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import type { NominationResult } from './nomination-result.ts';

/** Calls on the nominations of an event; each answers a result for each that was asked. */
export function useNominationCalls(eventKey: string) {
  const data = useRostrumData();
  const send = async (call: Call, body: object, query: Record<string, string> = {}) => {
    const request = { query: { key: eventKey, ...query }, body };
    return (await data.call<{ results: NominationResult[] }>(call, request)).results;
  };
  /** As many at a time as a call takes. */
  const sendEach = async (call: Call, name: 'learnerKeys' | 'nominationKeys', keys: readonly string[], more = {}) => {
    const results: NominationResult[] = [];
    for (let from = 0; from < keys.length; from += MAX_KEYS) {
      results.push(...(await send(call, { ...more, [name]: keys.slice(from, from + MAX_KEYS) })));
    }
    return results;
  };
  return { send, sendEach };
}
