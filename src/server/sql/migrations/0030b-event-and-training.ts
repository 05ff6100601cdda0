/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // event.cancelBelowMinimum is new; stored rows get its default, false
  `alter table "event" add column "cancelBelowMinimum" boolean not null default false`,
  `alter table "event" alter column "cancelBelowMinimum" drop default`,
  // training.cancelBelowMinimum is new; stored rows get its default, false
  `alter table "training" add column "cancelBelowMinimum" boolean not null default false`,
  `alter table "training" alter column "cancelBelowMinimum" drop default`,
];
