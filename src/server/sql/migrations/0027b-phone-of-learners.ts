/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // learner.phone is new
  `alter table "learner" add column "phone" text collate "C"`,
  `alter table "learner" add constraint "learner.phone.maxLength" check (char_length("phone") <= 30)`,
];
