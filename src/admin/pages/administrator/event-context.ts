import { createContext, useContext } from 'react';
import type { RaRecord } from 'react-admin';

/** The event whose page it is. */
export const EventContext = createContext<RaRecord>({ id: '' });

export function useEvent(): RaRecord {
  return useContext(EventContext);
}
