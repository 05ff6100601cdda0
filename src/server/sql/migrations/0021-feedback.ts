/**
 * Feedback that people are asked for after an event or a session. A round is one form asked of one kind of people, with
 * its questions as they were; nobody is asked twice, whoever tries. Who has answered a round and what was answered are
 * kept apart, so that an anonymous answer leads to nobody.
 */
const secured = (table: string): string[] => [
  `alter table "${table}" enable row level security`,
  `alter table "${table}" force row level security`,
  `create policy tenant on "${table}" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "${table}" to rostrum_app`,
];

export const statements = [
  `create table "feedback-round" (
     tenant text collate "C" not null,
     key text collate "C" not null,
     "eventKey" text collate "C" not null,
     "sessionKey" text collate "C",
     "formKey" text collate "C" not null,
     audience text collate "C" not null,
     name text not null,
     anonymous boolean not null,
     questions jsonb not null,
     asked integer not null,
     "askedAt" timestamptz not null,
     "closesAt" timestamptz not null,
     primary key (tenant, key),
     constraint "feedback-round.form.unique"
       unique nulls not distinct (tenant, "eventKey", "sessionKey", "formKey", audience),
     constraint "feedback-round.audience.enum" check (audience in ('LEARNER', 'MANAGER', 'TRAINER')),
     constraint "feedback-round.eventKey.reference"
       foreign key (tenant, "eventKey") references event (tenant, key) on delete cascade,
     constraint "feedback-round.sessionKey.reference"
       foreign key (tenant, "sessionKey") references session (tenant, key) on delete cascade
   )`,
  `create index "feedback-round.sessionKey.referenced" on "feedback-round" (tenant, "sessionKey")`,
  ...secured('feedback-round'),

  `create table "feedback-receipt" (
     tenant text collate "C" not null,
     "roundKey" text collate "C" not null,
     "recipientKey" text collate "C" not null,
     "learnerKey" text collate "C",
     "answeredAt" timestamptz not null,
     constraint "feedback-receipt.recipient.unique"
       unique nulls not distinct (tenant, "roundKey", "recipientKey", "learnerKey"),
     constraint "feedback-receipt.roundKey.reference"
       foreign key (tenant, "roundKey") references "feedback-round" (tenant, key) on delete cascade
   )`,
  ...secured('feedback-receipt'),

  `create table "feedback-answer" (
     tenant text collate "C" not null,
     key text collate "C" not null,
     "roundKey" text collate "C" not null,
     "recipientName" text,
     answers jsonb not null,
     primary key (tenant, key),
     constraint "feedback-answer.roundKey.reference"
       foreign key (tenant, "roundKey") references "feedback-round" (tenant, key) on delete cascade
   )`,
  `create index "feedback-answer.roundKey.referenced" on "feedback-answer" (tenant, "roundKey")`,
  ...secured('feedback-answer'),
];
