/** Which trainers, instructors and programs a learning environment has: what a trainer may reach follows from it. */
export const statements = ['trainer', 'instructor', 'program'].flatMap((mapped) => {
  const table = `learning-environment-${mapped}`;
  return [
    `create table "${table}" (
       tenant text collate "C" not null,
       "learningEnvironmentKey" text collate "C" not null,
       "${mapped}Key" text collate "C" not null,
       "mappedAt" timestamptz not null,
       "mappedBy" text not null,
       primary key (tenant, "learningEnvironmentKey", "${mapped}Key")
     )`,
    `alter table "${table}" add constraint "${table}.learningEnvironmentKey.reference"
       foreign key (tenant, "learningEnvironmentKey") references "learning-environment" (tenant, key) on delete cascade`,
    `alter table "${table}" add constraint "${table}.${mapped}Key.reference"
       foreign key (tenant, "${mapped}Key") references "${mapped}" (tenant, key)`,
    `create index "${table}.${mapped}Key.referenced" on "${table}" (tenant, "${mapped}Key")`,
    `alter table "${table}" enable row level security`,
    `alter table "${table}" force row level security`,
    `create policy tenant on "${table}" using (tenant = current_setting('rostrum.tenant', true))`,
    `grant select, insert, update, delete on "${table}" to rostrum_app`,
  ];
});
