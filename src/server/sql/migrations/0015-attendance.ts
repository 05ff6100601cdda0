/** What is said of the attendance of nominations, of a session or, without one, of the event as a whole. */
export const statements = [
  `create table "attendance-mark" (
     tenant text collate "C" not null,
     "nominationKey" text collate "C" not null,
     "sessionKey" text collate "C",
     mark text collate "C" not null,
     minutes integer,
     note text,
     version integer not null,
     "markedBy" text not null,
     "markedById" text collate "C" not null,
     "markedAt" timestamptz not null,
     constraint "attendance-mark.place.unique" unique nulls not distinct (tenant, "nominationKey", "sessionKey"),
     constraint "attendance-mark.mark.enum"
       check (mark in ('NotMarked', 'Present', 'Late', 'Partial', 'Excused', 'Absent')),
     constraint "attendance-mark.minutes.partial" check ((mark = 'Partial') = (minutes is not null)),
     constraint "attendance-mark.minutes.minimum" check (minutes > 0),
     constraint "attendance-mark.nominationKey.reference"
       foreign key (tenant, "nominationKey") references nomination (tenant, key) on delete cascade,
     constraint "attendance-mark.sessionKey.reference"
       foreign key (tenant, "sessionKey") references session (tenant, key) on delete cascade
   )`,
  `create index "attendance-mark.sessionKey.referenced" on "attendance-mark" (tenant, "sessionKey")`,
  `alter table "attendance-mark" enable row level security`,
  `alter table "attendance-mark" force row level security`,
  `create policy tenant on "attendance-mark" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "attendance-mark" to rostrum_app`,
];
