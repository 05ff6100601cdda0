/** Whether an event sends one mail a day, written by `npm run generate` from the schemas; and which notices go in one. */
export const statements = [
  // event.oneMailADay is new; stored rows get its default, false
  `alter table "event" add column "oneMailADay" boolean not null default false`,
  `alter table "event" alter column "oneMailADay" drop default`,
  // training.oneMailADay is new; stored rows get its default, false
  `alter table "training" add column "oneMailADay" boolean not null default false`,
  `alter table "training" alter column "oneMailADay" drop default`,

  // Names the mail of the day that a notice goes in; its own key where it goes by itself, null where nobody has asked.
  `alter table outbox add column digest text collate "C"`,
  `create index "outbox.digest.together" on outbox (tenant, digest, key) where digest is not null`,
];
