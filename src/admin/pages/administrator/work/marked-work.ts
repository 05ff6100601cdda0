import { useListContext } from 'react-admin';
import { isRefused } from './nomination-result.ts';
import { useWork, type Work } from './work.ts';

/** Does something about what is marked in the list around; what is done is unmarked, so that the marks are what is still to do. */
export function useMarkedWork() {
  const { selectedIds, onSelect } = useListContext();
  const begin = useWork();
  return {
    marked: selectedIds.map(String),
    begin: (work: Work) =>
      begin({
        ...work,
        onDone: (results) => {
          const done = results.filter((result) => !isRefused(result));
          const keys = new Set(done.flatMap(({ learnerKey, nominationKey }) => [learnerKey, nominationKey]));
          onSelect(selectedIds.filter((id) => !keys.has(String(id))));
        },
      }),
  };
}
