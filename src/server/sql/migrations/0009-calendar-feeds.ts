/**
 * Personal feeds of calendar programs, one a person. A feed is read without signing in: its row says for whom, and of
 * its address only a hash is kept.
 */
export const statements = [
  `create table "calendar-feed" (
     tenant text collate "C" not null,
     "userId" text collate "C" not null,
     "tokenHash" text collate "C" not null,
     "loginCode" text collate "C" not null,
     roles text[] not null,
     "createdAt" timestamptz not null,
     primary key (tenant, "userId")
   )`,
  `alter table "calendar-feed" add constraint "calendar-feed.tokenHash.unique" unique (tenant, "tokenHash")`,
  `alter table "calendar-feed" enable row level security`,
  `alter table "calendar-feed" force row level security`,
  `create policy tenant on "calendar-feed" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "calendar-feed" to rostrum_app`,
];
