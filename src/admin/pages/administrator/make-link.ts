import { useNotify, type RaRecord } from 'react-admin';
import { nominationCalls } from '#model/calls.ts';
import { messageOf } from '../../data/problems.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { useAddress } from '../../layout/use-address.ts';
import { useCopyLink } from '../../layout/use-copy-link.ts';

/** For what a link of an event is, and for whom, as the call takes it. */
interface AskedLink {
  purpose: string;
  nominationKey?: string;
  learnerKey?: string | null;
  roundKey?: string;
  recipientKey?: string;
}

/** Copies a link by which somebody acts without an account; why there is none is told. */
export function useMakeLink(event: RaRecord): (asked: AskedLink) => Promise<void> {
  const { call } = useRostrumData();
  const notify = useNotify();
  const copy = useCopyLink();
  const addressOf = useAddress();
  return async ({ learnerKey, ...asked }) => {
    try {
      const body = { ...asked, ...(learnerKey && { learnerKey }) };
      const { path } = await call<{ path: string }>(nominationCalls.makeLink, {
        query: { key: String(event.id) },
        body,
      });
      await copy(addressOf(path));
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
  };
}
