/**
 * The sessions of events and who teaches them. Times of the wall clock are the truth, instants are derived. Nobody and
 * no room is in two places at once: the exclusion constraints say so of everything that is held, whoever writes.
 */
const secured = (table: string): string[] => [
  `alter table "${table}" enable row level security`,
  `alter table "${table}" force row level security`,
  `create policy tenant on "${table}" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "${table}" to rostrum_app`,
];

export const statements = [
  `create table session (
     tenant text collate "C" not null,
     key text collate "C" not null,
     "eventKey" text collate "C" not null,
     date date not null,
     "startTime" text collate "C" not null,
     "endTime" text collate "C" not null,
     "endsNextDay" boolean not null,
     "timeZone" text collate "C" not null,
     "startAt" timestamptz not null,
     "endAt" timestamptz not null,
     title text not null,
     mode text collate "C" not null,
     compulsory boolean not null,
     "venueKey" text collate "C",
     "topicKeys" text[] not null,
     meeting jsonb,
     materials text,
     status text collate "C" not null,
     reason text,
     "isHeld" boolean not null,
     primary key (tenant, key),
     constraint "session.endAt.after" check ("endAt" > "startAt"),
     constraint "session.eventKey.reference"
       foreign key (tenant, "eventKey") references event (tenant, key) on delete cascade,
     constraint "session.venueKey.reference" foreign key (tenant, "venueKey") references venue (tenant, key),
     constraint "session.startTime.overlap" exclude using gist
       (tenant with =, "eventKey" with =, tstzrange("startAt", "endAt", '[)') with &&) where ("isHeld"),
     constraint "session.venueKey.conflict" exclude using gist
       (tenant with =, "venueKey" with =, tstzrange("startAt", "endAt", '[)') with &&) where ("isHeld")
   )`,
  `create index "session.eventKey.referenced" on session (tenant, "eventKey", "startAt")`,
  `create index "session.venueKey.referenced" on session (tenant, "venueKey", "startAt")`,
  `create index "session.startAt.sort" on session (tenant, "startAt", key)`,
  ...secured('session'),

  `create table "session-instructor" (
     tenant text collate "C" not null,
     "sessionKey" text collate "C" not null,
     "instructorKey" text collate "C" not null,
     "eventKey" text collate "C" not null,
     role text collate "C" not null,
     position integer not null,
     "startAt" timestamptz not null,
     "endAt" timestamptz not null,
     "isHeld" boolean not null,
     primary key (tenant, "sessionKey", "instructorKey"),
     constraint "session-instructor.sessionKey.reference"
       foreign key (tenant, "sessionKey") references session (tenant, key) on delete cascade,
     constraint "session-instructor.eventKey.reference"
       foreign key (tenant, "eventKey") references event (tenant, key) on delete cascade,
     constraint "session-instructor.instructorKey.reference"
       foreign key (tenant, "instructorKey") references instructor (tenant, key),
     constraint "session-instructor.instructorKey.conflict" exclude using gist
       (tenant with =, "instructorKey" with =, tstzrange("startAt", "endAt", '[)') with &&) where ("isHeld")
   )`,
  `create index "session-instructor.instructorKey.referenced"
     on "session-instructor" (tenant, "instructorKey", "startAt")`,
  `create index "session-instructor.eventKey.referenced" on "session-instructor" (tenant, "eventKey")`,
  ...secured('session-instructor'),

  `create table "training-agenda" (
     tenant text collate "C" not null,
     "trainingKey" text collate "C" not null,
     days jsonb not null,
     primary key (tenant, "trainingKey"),
     constraint "training-agenda.trainingKey.reference"
       foreign key (tenant, "trainingKey") references training (tenant, key) on delete cascade
   )`,
  ...secured('training-agenda'),
];
