/** Until when the reminders of each tenant are planned, and when it became known that a learner has opened a launch. */
export const statements = [
  `create table "reminder-plan" (
     tenant text collate "C" not null primary key,
     "plannedUntil" timestamptz not null
   )`,
  `alter table "reminder-plan" enable row level security`,
  `alter table "reminder-plan" force row level security`,
  `create policy tenant on "reminder-plan" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "reminder-plan" to rostrum_app`,

  `alter table "launch-learner" add column "accessReportedAt" timestamptz`,
  `create index "launch-learner.assignedAt.lately" on "launch-learner" (tenant, "launchKey", "assignedAt")`,
  `create index "launch-learner.accessReportedAt.lately" on "launch-learner" (tenant, "launchKey", "accessReportedAt")`,
];
