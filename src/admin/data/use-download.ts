import { useNotify } from 'react-admin';
import type { Call } from '#model/calls.ts';
import { messageOf } from './problems.ts';
import { saveDownload } from './save-download.ts';
import { useRostrumData } from './useRostrumData.ts';

/** Hands the file that a call answers to the browser, under the server's name for it or ours; or tells why there is none. */
export function useDownload() {
  const { download } = useRostrumData();
  const notify = useNotify();
  return async (call: Call, query: Record<string, string>, fallback: string): Promise<void> => {
    try {
      saveDownload(await download(call, { query }), fallback);
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
  };
}
