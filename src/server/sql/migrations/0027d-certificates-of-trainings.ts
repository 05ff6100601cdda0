/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // training.certificate is new; stored rows get its default, false
  `alter table "training" add column "certificate" boolean not null default false`,
  `alter table "training" alter column "certificate" drop default`,
];
