import { createContext, useContext } from 'react';
import type { Offer } from '#model/foreign-server.ts';
import type { Source } from './sources.ts';

export const SourceContext = createContext<(entity: string) => Pick<Source, 'offers'>>(() => ({ offers: () => true }));

/** Whether the server that holds an entity offers this: what it lacks is not shown. */
export function useOffers(entity: string, offer: Offer): boolean {
  return useContext(SourceContext)(entity).offers(offer);
}
