/**
 * What was decided of a session in a venue that asks for approval. It holds for that venue at that time: a session that
 * moves is a new request.
 */
export const statements = [
  `create table "booking-decision" (
     tenant text collate "C" not null,
     "sessionKey" text collate "C" not null,
     "venueKey" text collate "C" not null,
     "startAt" timestamptz not null,
     "endAt" timestamptz not null,
     state text collate "C" not null,
     reason text,
     "decidedBy" text not null,
     "decidedAt" timestamptz not null,
     primary key (tenant, "sessionKey"),
     constraint "booking-decision.sessionKey.reference"
       foreign key (tenant, "sessionKey") references session (tenant, key) on delete cascade,
     constraint "booking-decision.venueKey.reference"
       foreign key (tenant, "venueKey") references venue (tenant, key) on delete cascade
   )`,
  `create index "booking-decision.venueKey.referenced" on "booking-decision" (tenant, "venueKey")`,
  `alter table "booking-decision" enable row level security`,
  `alter table "booking-decision" force row level security`,
  `create policy tenant on "booking-decision" using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on "booking-decision" to rostrum_app`,
];
