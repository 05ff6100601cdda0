/** When each learner was told that a launch is assigned to them, and who is still to be. */
export const statements = [
  // Null until the notice is written.
  `alter table "launch-learner" add column "toldAt" timestamptz`,
  // Row-level security would hide every row from an owner that is no superuser.
  `alter table "launch-learner" no force row level security`,
  // Who was assigned long ago hears nothing of it now.
  `update "launch-learner" set "toldAt" = "assignedAt"`,
  `alter table "launch-learner" force row level security`,
  `create index "launch-learner.toldAt.untold" on "launch-learner" (tenant, "launchKey", "learnerKey") where "toldAt" is null`,
];
