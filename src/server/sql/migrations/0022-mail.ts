/**
 * Templates of mails as super admins have written them, every version of each; and which sessions stand in whose own
 * calendar, for a calendar program takes only what is newer than what it has.
 */
const secured = (table: string): string[] => [
  `alter table "${table}" enable row level security`,
  `alter table "${table}" force row level security`,
  `create policy tenant on "${table}" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "${table}" to rostrum_app`,
];

export const statements = [
  `create table "mail-template" (
     tenant text collate "C" not null,
     kind text collate "C" not null,
     language text collate "C" not null,
     version integer not null,
     subject text not null,
     body text not null,
     "createdBy" text not null,
     "creationTime" timestamptz not null,
     primary key (tenant, kind, language, version)
   )`,
  ...secured('mail-template'),

  // Rows outlive their sessions: what was sent must be taken back.
  `create table invitation (
     tenant text collate "C" not null,
     "sessionKey" text collate "C" not null,
     "learnerKey" text collate "C" not null,
     "eventKey" text collate "C" not null,
     summary text not null,
     -- What a calendar shows of it, and what makes a change a real one.
     details jsonb not null,
     sequence integer not null default 0,
     "isCancelled" boolean not null default false,
     -- The notice that tells of its last change: trying once more tells it once more.
     "noticeKey" text collate "C" not null,
     primary key (tenant, "sessionKey", "learnerKey"),
     constraint "invitation.learnerKey.reference"
       foreign key (tenant, "learnerKey") references learner (tenant, key) on delete cascade,
     constraint "invitation.eventKey.reference"
       foreign key (tenant, "eventKey") references event (tenant, key) on delete cascade
   )`,
  `create index "invitation.eventKey.referenced" on invitation (tenant, "eventKey", "learnerKey")`,
  `create index "invitation.learnerKey.referenced" on invitation (tenant, "learnerKey")`,
  ...secured('invitation'),
];
