/** Which learners a launch is assigned to, since when, and when they first opened it, as the learning system reports. */
export const statements = [
  `create table "launch-learner" (
     tenant text collate "C" not null,
     "launchKey" text collate "C" not null,
     "learnerKey" text collate "C" not null,
     "assignedAt" timestamptz not null,
     "assignedBy" text not null,
     "accessedAt" timestamptz,
     primary key (tenant, "launchKey", "learnerKey")
   )`,
  `alter table "launch-learner" add constraint "launch-learner.launchKey.reference"
     foreign key (tenant, "launchKey") references "program-launch" (tenant, key) on delete cascade`,
  `alter table "launch-learner" add constraint "launch-learner.learnerKey.reference"
     foreign key (tenant, "learnerKey") references learner (tenant, key)`,
  `create index "launch-learner.learnerKey.referenced" on "launch-learner" (tenant, "learnerKey")`,
  `alter table "launch-learner" enable row level security`,
  `alter table "launch-learner" force row level security`,
  `create policy tenant on "launch-learner" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "launch-learner" to rostrum_app`,
];
