/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // event.reminderTime is new; stored rows get its default, "09:00"
  `alter table "event" add column "reminderTime" text collate "C" not null default '09:00'`,
  `alter table "event" alter column "reminderTime" drop default`,
  // event.remindersPaused is new; stored rows get its default, false
  `alter table "event" add column "remindersPaused" boolean not null default false`,
  `alter table "event" alter column "remindersPaused" drop default`,
  // event.reminderRecurrence is new
  `alter table "event" add column "reminderRecurrence" text collate "C"`,
  // event.remindsLate is new; stored rows get its default, true
  `alter table "event" add column "remindsLate" boolean not null default true`,
  `alter table "event" alter column "remindsLate" drop default`,
  // program-launch.remindsLate is new; stored rows get its default, true
  `alter table "program-launch" add column "remindsLate" boolean not null default true`,
  `alter table "program-launch" alter column "remindsLate" drop default`,
  // program-launch.remindersPaused is new; stored rows get its default, false
  `alter table "program-launch" add column "remindersPaused" boolean not null default false`,
  `alter table "program-launch" alter column "remindersPaused" drop default`,
  // training.reminderRecurrence is new
  `alter table "training" add column "reminderRecurrence" text collate "C"`,
  // training.remindsLate is new; stored rows get its default, true
  `alter table "training" add column "remindsLate" boolean not null default true`,
  `alter table "training" alter column "remindsLate" drop default`,
  `alter table "event" add constraint "event.reminderRecurrence.maxLength" check (char_length("reminderRecurrence") <= 300)`,
  `alter table "training" add constraint "training.reminderRecurrence.maxLength" check (char_length("reminderRecurrence") <= 300)`,
];
