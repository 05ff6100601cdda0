/** What every table stands on: the application's role, trigram search, the audit trail, settings and resources. */
export const statements = [
  `create extension if not exists pg_trgm`,
  `create extension if not exists btree_gist`,
  // Roles belong to the whole server: another database of it may have made this one already, even just now.
  `do $$ begin
     if not exists (select from pg_roles where rolname = 'rostrum_app') then
       create role rostrum_app nologin;
     end if;
   exception when duplicate_object or unique_violation then null;
   end $$`,
  `do $$ begin
     if not pg_has_role(session_user, 'rostrum_app', 'member') then
       execute format('grant rostrum_app to %I', session_user);
     end if;
   end $$`,
  // Row-level security keeps LIKE away from its index unless LIKE is known not to leak what it compares.
  // Only a superuser may say so; without it searches are slower, not wrong.
  `do $$ begin
     alter function pg_catalog.textlike(text, text) leakproof;
   exception when insufficient_privilege then null;
   end $$`,

  `create table audit (
     tenant text collate "C" not null,
     entity text collate "C" not null,
     key text collate "C" not null,
     id text collate "C" not null,
     at timestamptz not null,
     by text not null,
     "byId" text not null,
     changes jsonb not null,
     primary key (tenant, entity, key, id)
   )`,
  `create table "user-setting" (
     tenant text collate "C" not null,
     "userId" text collate "C" not null,
     "timeZone" text not null,
     "dateFormat" text not null,
     "dateTimeFormat" text not null,
     primary key (tenant, "userId")
   )`,
  `create table "module-resource" (
     tenant text collate "C" not null,
     "cultureName" text collate "C" not null,
     "moduleName" text collate "C" not null,
     name text collate "C" not null,
     value text not null,
     primary key (tenant, "cultureName", "moduleName", name)
   )`,
  ...['audit', 'user-setting', 'module-resource'].flatMap((table) => [
    `alter table "${table}" enable row level security`,
    `alter table "${table}" force row level security`,
    `create policy tenant on "${table}" using (tenant = current_setting('rostrum.tenant', true))`,
    `grant select, insert, update, delete on "${table}" to rostrum_app`,
  ]),
];
