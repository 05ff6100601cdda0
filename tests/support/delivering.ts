import { expect } from 'vitest';
import { deliverDue } from '#server/delivery/deliver-due.ts';
import { sendersOf } from '#server/delivery/senders.ts';
import type { Database } from '#server/sql/database.ts';
import type { Api } from './api.ts';
import { inEveryTenant } from './by-itself.ts';

/** Sends what is due by the clock of a test, as one server would; `database` is that of another one. */
export function deliveringBy(api: Api, clock: () => Date) {
  const senders = sendersOf(api.config.delivery);
  return {
    deliver(database: Database = api.database): Promise<void> {
      const onError = (error: unknown) => expect.unreachable(String(error));
      const { signal } = new AbortController();
      return inEveryTenant({ config: api.config, database }, clock, (context, tenant) =>
        deliverDue({ context, senders, onError, signal }, tenant),
      );
    },
    close: () => senders.forEach((one) => one.close()),
  };
}
