import { useTranslate } from 'react-admin';
import type { NominationState } from '#model/rules/nomination-states.ts';
import { isRefused, type NominationResult } from './nomination-result.ts';

/** Says in a line how many came into which state, or what was done to how many, and how many were refused. */
export function useSummary() {
  const translate = useTranslate();
  return (results: readonly NominationResult[], doneKey?: string): string => {
    const done = results.filter((result) => !isRefused(result));
    const states = [...new Set(done.flatMap(({ state }) => state ?? []))];
    const countOf = (state: NominationState) => done.filter((result) => result.state === state).length;
    const parts = states.map((state) =>
      translate('administration.results.state', {
        count: countOf(state),
        state: translate(`nomination.state.${state}`),
      }),
    );
    const counted = (key: string, count: number) => (count > 0 ? [translate(key, { smart_count: count })] : []);
    const all = [
      ...(doneKey === undefined ? parts : counted(doneKey, done.length)),
      ...counted('bulk.refused', results.length - done.length),
    ];
    return all.length > 0 ? all.join(' · ') : translate('administration.results.none');
  };
}
