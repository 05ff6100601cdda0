import { useState } from 'react';
import { deliveryCalls, type Call } from '#model/calls.ts';
import type { Channel, Delivery, DeliveryState, TellingEntity } from '#model/delivery.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useToldCall } from '../../data/use-told-call.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';

interface Log {
  items: Delivery[];
  totalItems: number;
  /** Of all notices; a state without any is absent. */
  counts: Partial<Record<DeliveryState, number>>;
}

/** Which notices are shown; all of them where neither is chosen. */
interface Shown {
  state?: DeliveryState | undefined;
  channel?: Channel | undefined;
}

export const PER_PAGE = 20;

/** A page of what an event or a launch tells, of one state or channel or of all, and what can be done with it. */
export function useDeliveries(entity: TellingEntity, key: string) {
  const calls = deliveryCalls(entity);
  const { call } = useRostrumData();
  const [shown, setShown] = useState<Shown & { page: number }>({ page: 0 });
  const answer = useAnswer({ key, ...shown }, ({ state, channel, page }, signal) =>
    call<Log>(calls.list, {
      query: {
        key,
        pageIndex: String(page),
        pageSize: String(PER_PAGE),
        ...(state && { state }),
        ...(channel && { channel }),
      },
      signal,
    }),
  );
  const tellCall = useToldCall(answer.retry);
  const act = (what: Call, delivery: Delivery, done: string) =>
    tellCall(what, { query: { key }, body: { deliveryKey: delivery.key } }, done);
  return {
    ...answer,
    ...shown,
    show: (chosen: Shown) => setShown({ ...shown, ...chosen, page: 0 }),
    turnTo: (page: number) => setShown({ ...shown, page }),
    resend: (delivery: Delivery) => act(calls.resend, delivery, 'delivery.resent'),
    cancel: (delivery: Delivery) => act(calls.cancel, delivery, 'delivery.cancelled'),
  };
}
