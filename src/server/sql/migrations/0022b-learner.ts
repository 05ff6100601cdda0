/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // learner.language is new
  `alter table "learner" add column "language" text collate "C"`,
  `alter table "learner" add constraint "learner.language.enum" check ("language" in ('English', 'German', 'Hindi', 'Arabic'))`,
];
