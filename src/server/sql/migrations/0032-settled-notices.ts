/** Finds the notices that are settled by their age, for they are removed when nobody asks for them any more. */
export const statements = [
  `create index "outbox.sendAt.settled" on outbox (tenant, "sendAt") where state <> 'Scheduled'`,
];
