/** In which language staff read, written by `npm run generate` from the schemas; and invitations of instructors too. */
export const statements = [
  // instructor.language is new
  `alter table "instructor" add column "language" text collate "C"`,
  // trainer.language is new
  `alter table "trainer" add column "language" text collate "C"`,
  `alter table "instructor" add constraint "instructor.language.enum" check ("language" in ('English', 'German', 'Hindi', 'Arabic'))`,
  `alter table "trainer" add constraint "trainer.language.enum" check ("language" in ('English', 'German', 'Hindi', 'Arabic'))`,

  // Learners and instructors: a key is of one of them alone.
  `alter table invitation drop constraint "invitation.learnerKey.reference"`,
  `drop index "invitation.learnerKey.referenced"`,
  `alter table invitation rename column "learnerKey" to "personKey"`,
];
