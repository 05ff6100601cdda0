import { createContext, useContext } from 'react';
import type { Session } from './session.ts';

/** Undefined while nobody is signed in. */
export const SessionContext = createContext<Session | undefined>(undefined);

/** The session of the signed-in person; throws on a page that is shown without one. */
export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in');
  return session;
}
