import { useEffect, useState, useSyncExternalStore } from 'react';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { readRegister, sendMarks } from './attendance-calls.ts';
import { keptMarksOf } from './kept-marks.ts';
import { createRegisterStore, type RegisterStore, type RegisterView } from './register-store.ts';

/** How often what others have said is asked for, and how soon a failed sending is tried again. */
const LOOK_AGAIN_MS = 10_000;

/**
 * The register of an event, for as long as it is on the screen. What is said is kept in the browser at once and sent as
 * soon as the server is there; what others say comes by itself.
 */
export function useRegister(eventKey: string): [RegisterView, RegisterStore] {
  const data = useRostrumData();
  const { tenant, user } = useSession();
  const [store] = useState(() =>
    createRegisterStore({
      read: (since) => readRegister(data, eventKey, since),
      send: (marks) => sendMarks(data, eventKey, marks),
      kept: keptMarksOf(tenant, user.key, eventKey),
    }),
  );
  useEffect(() => {
    const look = () => void store.look();
    const lookAgain = () => {
      if (document.visibilityState === 'visible') look();
    };
    look();
    const timer = setInterval(lookAgain, LOOK_AGAIN_MS);
    window.addEventListener('online', look);
    document.addEventListener('visibilitychange', lookAgain);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
      document.removeEventListener('visibilitychange', lookAgain);
    };
  }, [store]);
  return [useSyncExternalStore(store.subscribe, store.view), store];
}
