/** Lists as people keep them: each view belongs to one person and one entity. */
export const statements = [
  `create table "saved-view" (
     tenant text collate "C" not null,
     entity text collate "C" not null,
     key text collate "C" not null,
     "ownerId" text collate "C" not null,
     owner text not null,
     name text not null,
     "nameFolded" text collate "C" not null,
     "sharedWith" text[] not null,
     list jsonb not null,
     "modificationTime" timestamptz not null,
     primary key (tenant, entity, key)
   )`,
  `alter table "saved-view" add constraint "saved-view.name.unique" unique (tenant, entity, "ownerId", "nameFolded")`,
  `alter table "saved-view" enable row level security`,
  `alter table "saved-view" force row level security`,
  `create policy tenant on "saved-view" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "saved-view" to rostrum_app`,
];
