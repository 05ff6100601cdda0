import { expect } from 'vitest';
import { deliverDue } from '#server/delivery/deliver-due.ts';
import { sendersOf, type Senders } from '#server/delivery/senders.ts';
import type { Database } from '#server/sql/database.ts';
import type { Api } from './api.ts';
import { inEveryTenant } from './by-itself.ts';

/** The sending of what is due by the clock of a test. */
export function deliveringBy(api: Api, clock: () => Date) {
  const senders = sendersOf(api.config.delivery);
  const others = sendersOf(api.config.delivery);
  const deliverBy = (by: Senders, database: Database): Promise<void> => {
    const onError = (error: unknown) => expect.unreachable(String(error));
    const { signal } = new AbortController();
    return inEveryTenant({ config: api.config, database }, clock, (context, tenant) =>
      deliverDue({ context, senders: by, onError, signal }, tenant),
    );
  };
  return {
    /** Sends as one server would; `database` is that of another one. */
    deliver: (database: Database = api.database): Promise<void> => deliverBy(senders, database),
    /** The same by connections of another server. */
    deliverElsewhere: (): Promise<void> => deliverBy(others, api.database),
    close: () => [...senders.values(), ...others.values()].forEach((one) => one.close()),
  };
}
