/**
 * What the links are signed with that people without an account get, by tenant; and which of them are used, for each
 * works once.
 */
const secured = (table: string): string[] => [
  `alter table "${table}" enable row level security`,
  `alter table "${table}" force row level security`,
  `create policy tenant on "${table}" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "${table}" to rostrum_app`,
];

export const statements = [
  `create table "link-secret" (
     tenant text collate "C" not null primary key,
     secret text collate "C" not null
   )`,
  ...secured('link-secret'),

  `create table "used-link" (
     tenant text collate "C" not null,
     id text collate "C" not null,
     "usedAt" timestamptz not null,
     primary key (tenant, id)
   )`,
  ...secured('used-link'),
];
