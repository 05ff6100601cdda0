import { useStoreContext } from 'react-admin';
import { useCallback } from 'react';

/** A successful save resets list, paging, search and sort (specification, section 4), of lists on the record's page too. */
export function useResetList(resource: string): () => void {
  const { removeItems } = useStoreContext();
  return useCallback(() => removeItems(`${resource}.listParams`), [removeItems, resource]);
}
