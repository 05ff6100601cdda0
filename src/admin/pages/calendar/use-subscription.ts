import { useState } from 'react';
import { calendarCalls } from '#model/calls.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';

interface Subscription {
  /** Since when there is a feed, as an instant. */
  createdAt: string | null;
}

interface Made extends Subscription {
  /** Of a feed that is new. */
  token?: string;
}

interface Known extends Subscription {
  address?: string;
}

/** The person's feed for calendar programs. Its address is known only to whoever has just made it. */
export function useSubscription() {
  const { call, addressOf } = useRostrumData();
  const read = useAnswer('subscription', (_asked, signal) =>
    call<Subscription>(calendarCalls.subscription, { signal }),
  );
  const [changed, setChanged] = useState<Known>();
  const [failure, setFailure] = useState<{ error: unknown; again: () => Promise<void> }>();
  const [isBusy, setBusy] = useState(false);
  const change = async (which: 'subscribe' | 'unsubscribe'): Promise<void> => {
    setBusy(true);
    setFailure(undefined);
    try {
      const { createdAt, token } = await call<Made>(calendarCalls[which]);
      setChanged({ createdAt, ...(token && { address: await addressOf(calendarCalls.feed, { token }) }) });
    } catch (error) {
      setFailure({ error, again: () => change(which) });
    } finally {
      setBusy(false);
    }
  };
  const known: Known | undefined = changed ?? read.value;
  return {
    since: known?.createdAt,
    address: known?.address,
    isKnown: known !== undefined,
    isBusy,
    error: failure?.error ?? read.error,
    retry: () => (failure ? void failure.again() : read.retry()),
    subscribe: () => change('subscribe'),
    unsubscribe: () => change('unsubscribe'),
  };
}
