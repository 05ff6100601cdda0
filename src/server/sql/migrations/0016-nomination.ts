/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // nomination.outcome is new
  `alter table "nomination" add column "outcome" text collate "C"`,
  // nomination.attendanceRate is new
  `alter table "nomination" add column "attendanceRate" integer`,
  // nomination.creditHours is new
  `alter table "nomination" add column "creditHours" numeric`,
  `create index "nomination.outcome.sort" on "nomination" (tenant, "outcome", key)`,
  `create index "nomination.attendanceRate.sort" on "nomination" (tenant, "attendanceRate", key)`,
  `create index "nomination.creditHours.sort" on "nomination" (tenant, "creditHours", key)`,
];
