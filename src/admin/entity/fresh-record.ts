import { useQueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';

/** Marks reads and updates of the record being edited, so that rows of a list, which may be older, never stand in for it. */
export const freshRecord = { fresh: true };

/** Shows a record on its page as another call than an update has answered it. */
export function useShowFresh(name: string): (record: RaRecord) => void {
  const client = useQueryClient();
  return (record) => client.setQueryData([name, 'getOne', { id: String(record.id), meta: freshRecord }], record);
}
