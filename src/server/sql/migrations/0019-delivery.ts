/**
 * How notices reach people: of what they tell, when each is due, and how every try to send it ended. Several servers send
 * at once, and a lease lets one of them have a notice to itself.
 */
export const statements = [
  `alter table outbox
     add column "eventKey" text collate "C",
     add column "launchKey" text collate "C",
     add column "sendAt" timestamptz,
     add column attempts integer not null default 0,
     -- Set by a try that failed.
     add column "nextAttemptAt" timestamptz,
     -- Until when a server has it to itself.
     add column "leasedUntil" timestamptz,
     add column "sentAt" timestamptz,
     -- Why it was not sent: a message's key, and what the other side said.
     add column error jsonb,
     -- The same at every try, so that who gets it twice can tell.
     add column "messageId" text,
     -- How often somebody had it sent once more.
     add column resends integer not null default 0,
     add constraint "outbox.eventKey.reference"
       foreign key (tenant, "eventKey") references event (tenant, key) on delete cascade,
     add constraint "outbox.launchKey.reference"
       foreign key (tenant, "launchKey") references "program-launch" (tenant, key) on delete cascade`,

  // Row-level security would hide every row from an owner that is no superuser.
  `alter table outbox no force row level security`,
  `update outbox set "sendAt" = outbox."creationTime", "eventKey" = nomination."eventKey", payload = payload - 'eventKey'
     from nomination
     where nomination.tenant = outbox.tenant and nomination.key = outbox."nominationKey"`,
  `update outbox set "sendAt" = "creationTime" where "sendAt" is null`,
  `update outbox set "recipientEntity" = 'manager' where kind = 'nomination.approvalAsked'`,
  `alter table outbox force row level security`,

  `alter table outbox alter column "sendAt" set not null,
     add column "dueAt" timestamptz not null generated always as (coalesce("nextAttemptAt", "sendAt")) stored`,
  `drop index "outbox.state.scheduled"`,
  `create index "outbox.dueAt.scheduled" on outbox (tenant, "dueAt", key) where state = 'Scheduled'`,
  `create index "outbox.channel.state" on outbox (tenant, channel, state)`,
  `create index "outbox.eventKey.referenced" on outbox (tenant, "eventKey", "sendAt", key)`,
  `create index "outbox.launchKey.referenced" on outbox (tenant, "launchKey", "sendAt", key)`,
];
