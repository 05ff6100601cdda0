import { useState } from 'react';
import { useNotify } from 'react-admin';
import { deliveryCalls, type Call } from '#model/calls.ts';
import type { Delivery, DeliveryState } from '#model/delivery.ts';
import { messageOf } from '../../data/problems.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';

interface Log {
  items: Delivery[];
  totalItems: number;
  /** Of all notices of the event; a state without any is absent. */
  counts: Partial<Record<DeliveryState, number>>;
}

export const PER_PAGE = 20;

/** A page of what an event tells, of one state or of all, and what can be done with it. */
export function useDeliveries(eventKey: string) {
  const { call } = useRostrumData();
  const notify = useNotify();
  const [shown, setShown] = useState<{ state?: DeliveryState; page: number }>({ page: 0 });
  const answer = useAnswer({ eventKey, ...shown }, ({ state, page }, signal) =>
    call<Log>(deliveryCalls.list, {
      query: { key: eventKey, pageIndex: String(page), pageSize: String(PER_PAGE), ...(state && { state }) },
      signal,
    }),
  );
  const act = async (what: Call, deliveryKey: string, done: string): Promise<void> => {
    try {
      await call(what, { query: { key: eventKey }, body: { deliveryKey } });
      notify(done, { type: 'success' });
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
    answer.retry();
  };
  return {
    ...answer,
    ...shown,
    show: (state: DeliveryState | undefined) => setShown({ page: 0, ...(state && { state }) }),
    turnTo: (page: number) => setShown({ ...shown, page }),
    resend: ({ key }: Delivery) => act(deliveryCalls.resend, key, 'delivery.resent'),
    cancel: ({ key }: Delivery) => act(deliveryCalls.cancel, key, 'delivery.cancelled'),
  };
}
