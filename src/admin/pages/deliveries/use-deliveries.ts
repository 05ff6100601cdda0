import { useState } from 'react';
import { deliveryCalls, type Call } from '#model/calls.ts';
import type { Delivery, DeliveryState } from '#model/delivery.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useToldCall } from '../../data/use-told-call.ts';
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
  const [shown, setShown] = useState<{ state?: DeliveryState; page: number }>({ page: 0 });
  const answer = useAnswer({ eventKey, ...shown }, ({ state, page }, signal) =>
    call<Log>(deliveryCalls.list, {
      query: { key: eventKey, pageIndex: String(page), pageSize: String(PER_PAGE), ...(state && { state }) },
      signal,
    }),
  );
  const tellCall = useToldCall(answer.retry);
  const act = (what: Call, { key }: Delivery, done: string) =>
    tellCall(what, { query: { key: eventKey }, body: { deliveryKey: key } }, done);
  return {
    ...answer,
    ...shown,
    show: (state: DeliveryState | undefined) => setShown({ page: 0, ...(state && { state }) }),
    turnTo: (page: number) => setShown({ ...shown, page }),
    resend: (delivery: Delivery) => act(deliveryCalls.resend, delivery, 'delivery.resent'),
    cancel: (delivery: Delivery) => act(deliveryCalls.cancel, delivery, 'delivery.cancelled'),
  };
}
