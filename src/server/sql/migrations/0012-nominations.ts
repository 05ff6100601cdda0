/**
 * One active nomination per learner and event, and what the counts of seats are read from. Notices are written in the
 * transaction of what they tell, each once: `uniqueKey` says of what it is.
 */
export const statements = [
  `create unique index "nomination.learnerKey.active" on nomination (tenant, "eventKey", "learnerKey")
     where state in ('PendingApproval', 'Waitlisted', 'Offered', 'Confirmed')`,
  `create index "nomination.eventKey.state" on nomination (tenant, "eventKey", state)`,
  `create index "nomination.offerExpiresAt.due" on nomination (tenant, "offerExpiresAt") where state = 'Offered'`,

  `create table outbox (
     tenant text collate "C" not null,
     key text collate "C" not null,
     "uniqueKey" text collate "C" not null,
     kind text collate "C" not null,
     "nominationKey" text collate "C",
     "recipientEntity" text collate "C" not null,
     "recipientKey" text collate "C" not null,
     channel text collate "C" not null,
     payload jsonb not null,
     state text collate "C" not null default 'Scheduled',
     "creationTime" timestamptz not null,
     primary key (tenant, key),
     constraint "outbox.uniqueKey.unique" unique (tenant, "uniqueKey"),
     constraint "outbox.state.enum" check (state in ('Scheduled', 'Sent', 'Failed', 'Cancelled')),
     constraint "outbox.nominationKey.reference"
       foreign key (tenant, "nominationKey") references nomination (tenant, key) on delete cascade
   )`,
  `create index "outbox.nominationKey.referenced" on outbox (tenant, "nominationKey")`,
  `create index "outbox.state.scheduled" on outbox (tenant, key) where state = 'Scheduled'`,
  `alter table outbox enable row level security`,
  `alter table outbox force row level security`,
  `create policy tenant on outbox using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on outbox to rostrum_app`,
];
