import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLookAgain } from '../../data/use-look-again.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { useSession } from '../../session/SessionContext.tsx';
import { readRegister, sendMarks } from './attendance-calls.ts';
import { keptMarksOf } from './kept-marks.ts';
import { createRegisterStore, type RegisterStore, type RegisterView } from './register-store.ts';

/**
 * The register of an event, for as long as it is on the screen. What is said is kept in the browser at once and sent as
 * soon as the server is there; what others say comes by itself, and what could not be sent is tried again with it.
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
  useEffect(() => void store.look(), [store]);
  useLookAgain(() => void store.look());
  return [useSyncExternalStore(store.subscribe, store.view), store];
}
