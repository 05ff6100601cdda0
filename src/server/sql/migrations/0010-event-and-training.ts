/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // event.instructorKeys is new
  `alter table "event" add column "instructorKeys" text[]`,
  // training.instructorKeys is new
  `alter table "training" add column "instructorKeys" text[]`,
  `create index "event.instructorKeys.referenced" on "event" using gin ("instructorKeys")`,
  `alter table "event" add constraint "event.instructorKeys.maxItems" check (cardinality("instructorKeys") <= 20)`,
  `create index "training.instructorKeys.referenced" on "training" using gin ("instructorKeys")`,
  `alter table "training" add constraint "training.instructorKeys.maxItems" check (cardinality("instructorKeys") <= 20)`,
];
