/** Written by `npm run generate` from the schemas; once released it never changes. */
export const statements = [
  // event.selfCheckIn is new
  `alter table "event" add column "selfCheckIn" boolean`,
  // event.lateAfterMinutes is new
  `alter table "event" add column "lateAfterMinutes" integer`,
  // training.selfCheckIn is new
  `alter table "training" add column "selfCheckIn" boolean`,
  // training.lateAfterMinutes is new
  `alter table "training" add column "lateAfterMinutes" integer`,
  `alter table "event" add constraint "event.lateAfterMinutes.minimum" check ("lateAfterMinutes" >= 0)`,
  `alter table "event" add constraint "event.lateAfterMinutes.maximum" check ("lateAfterMinutes" <= 240)`,
  `alter table "training" add constraint "training.lateAfterMinutes.minimum" check ("lateAfterMinutes" >= 0)`,
  `alter table "training" add constraint "training.lateAfterMinutes.maximum" check ("lateAfterMinutes" <= 240)`,
];
