/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // event.registrationEndsAt is new
  `alter table "event" add column "registrationEndsAt" timestamptz`,
  `create index "event.registrationEndsAt.sort" on "event" (tenant, "registrationEndsAt", key)`,
  `alter table "event" add constraint "event.registrationEndsAt.atMost" check ("registrationEndsAt" <= "startAt")`,
];
