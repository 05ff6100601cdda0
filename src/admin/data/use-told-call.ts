import { useNotify } from 'react-admin';
import { messageOf } from './problems.ts';
import { useRostrumData } from './useRostrumData.ts';
import type { RostrumDataProvider } from './data-provider.ts';

type Asked = Parameters<RostrumDataProvider['call']>;

/** Makes a call that a button asks for, tells what is done, or why it is not, and then goes on either way. */
export function useToldCall(goOn: () => void) {
  const { call } = useRostrumData();
  const notify = useNotify();
  return async (what: Asked[0], request: Asked[1], done?: string): Promise<void> => {
    try {
      await call(what, request);
      if (done !== undefined) notify(done, { type: 'success' });
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
    goOn();
  };
}
