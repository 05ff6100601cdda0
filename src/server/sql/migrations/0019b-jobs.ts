/** How what repeats itself went last in each tenant. A lease keeps one server at a time at what can not be shared. */
export const statements = [
  `create table job (
     tenant text collate "C" not null,
     name text collate "C" not null,
     "startedAt" timestamptz not null,
     "endedAt" timestamptz,
     -- Of the last run, if that failed.
     error text,
     "failedAt" timestamptz,
     "nextRunAt" timestamptz,
     "leasedUntil" timestamptz,
     primary key (tenant, name)
   )`,
  `alter table job enable row level security`,
  `alter table job force row level security`,
  `create policy tenant on job using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on job to rostrum_app`,

  // Of all notices those that wait or have failed are counted often, and are few.
  `drop index "outbox.channel.state"`,
  `create index "outbox.state.channel" on outbox (tenant, state, channel, "dueAt")`,
];
