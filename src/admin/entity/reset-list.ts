import { useStoreContext } from 'react-admin';
import { useCallback } from 'react';

/** A successful save resets list, paging, search and sort (specification, section 4). */
export function useResetList(resource: string): () => void {
  const { removeItem } = useStoreContext();
  return useCallback(() => removeItem(`${resource}.listParams`), [removeItem, resource]);
}
