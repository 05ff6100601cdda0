/**
 * The virtual meetings of sessions, made and withdrawn at other servers after the transaction that causes it. Whoever
 * writes an event or its sessions, in whatever way, plans the work in the same transaction: triggers say so.
 */
const jsonInstant = (column: string): string =>
  `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

export const statements = [
  // Rows outlive their sessions and events: what was made must be withdrawn, so there are no foreign keys.
  `create table meeting (
     tenant text collate "C" not null,
     key text collate "C" not null,
     "eventKey" text collate "C" not null,
     "sessionKey" text collate "C" not null,
     tool text collate "C" not null,
     details jsonb not null,
     "isWanted" boolean not null default true,
     -- Whether a server may have heard of it.
     "isTold" boolean not null default false,
     -- Counts what was ever wanted of it; with the key it names a call, however often that is tried.
     revision integer not null default 1,
     state text collate "C" not null default 'Planned'
       check (state in ('Planned', 'Ready', 'Failed', 'Withdrawn')),
     attempts integer not null default 0,
     error jsonb,
     "nextTryAt" timestamptz,
     -- Until when a worker has it to itself.
     "leasedUntil" timestamptz,
     "joinUrl" text,
     "hostUrl" text,
     reference text,
     primary key (tenant, key)
   )`,
  `create unique index "meeting.sessionKey.wanted" on meeting (tenant, "sessionKey") where "isWanted"`,
  `create index "meeting.eventKey.referenced" on meeting (tenant, "eventKey")`,
  `create index "meeting.state.due" on meeting (tenant, "nextTryAt") where state in ('Planned', 'Failed')`,
  `alter table meeting enable row level security`,
  `alter table meeting force row level security`,
  `create policy tenant on meeting using (tenant = current_setting('rostrum.tenant', true))`,
  `grant select, insert, update, delete on meeting to rostrum_app`,

  // A launched event wants one for each virtual session that takes place and has no link of its own.
  `create view "wanted-meeting" with (security_invoker = true) as
     select session.tenant, session."eventKey", session.key as "sessionKey", session."endAt",
       coalesce(session.meeting ->> 'provider', event."virtualTool") as tool,
       jsonb_strip_nulls(jsonb_build_object(
         'title', session.title, 'event', event.name,
         'startAt', ${jsonInstant('session."startAt"')}, 'endAt', ${jsonInstant('session."endAt"')},
         'timeZone', session."timeZone",
         'host', coalesce(session.meeting ->> 'host', event."hostName"),
         'waitingRoom', coalesce(event."waitingRoom", false),
         'autoRecording', coalesce(event."autoRecording", false))) as details
     from session join event on event.tenant = session.tenant and event.key = session."eventKey"
     where event."launchedAt" is not null and event."cancelledAt" is null
       and session.status = 'Scheduled' and session.mode <> 'CLT' and session.meeting ->> 'url' is null
       and coalesce(session.meeting ->> 'provider', event."virtualTool") is not null`,
  `grant select on "wanted-meeting" to rostrum_app`,

  // Brings the meetings of an event to what is wanted now; those that are over stay as they were.
  `create function plan_meetings(of_tenant text, of_event text) returns void language plpgsql as $$
   declare
     moment timestamptz := coalesce(nullif(current_setting('rostrum.now', true), '')::timestamptz, now());
   begin
     -- Nobody has heard of them.
     delete from meeting
       where tenant = of_tenant and "eventKey" = of_event and "isWanted" and not "isTold"
         and not exists (select from "wanted-meeting" wanted where wanted.tenant = meeting.tenant
           and wanted."sessionKey" = meeting."sessionKey" and wanted.tool = meeting.tool);
     update meeting set "isWanted" = false, revision = revision + 1, state = 'Planned',
         attempts = 0, error = null, "nextTryAt" = null
       where tenant = of_tenant and "eventKey" = of_event and "isWanted"
         and (details ->> 'endAt')::timestamptz > moment
         and not exists (select from "wanted-meeting" wanted where wanted.tenant = meeting.tenant
           and wanted."sessionKey" = meeting."sessionKey" and wanted.tool = meeting.tool);
     update meeting set details = wanted.details, revision = revision + 1, state = 'Planned',
         attempts = 0, error = null, "nextTryAt" = null
       from "wanted-meeting" wanted
       where meeting.tenant = of_tenant and meeting."eventKey" = of_event and meeting."isWanted"
         and wanted.tenant = meeting.tenant and wanted."sessionKey" = meeting."sessionKey"
         and wanted.details <> meeting.details and wanted."endAt" > moment;
     insert into meeting (tenant, key, "eventKey", "sessionKey", tool, details)
       select tenant, replace(gen_random_uuid()::text, '-', ''), "eventKey", "sessionKey", tool, details
       from "wanted-meeting" wanted
       where tenant = of_tenant and "eventKey" = of_event and "endAt" > moment
         and not exists (select from meeting where meeting.tenant = wanted.tenant
           and meeting."sessionKey" = wanted."sessionKey" and meeting."isWanted");
   end $$`,
  `create function plan_meetings_of_sessions() returns trigger language plpgsql as $$ begin
     perform plan_meetings(tenant, "eventKey") from (select distinct tenant, "eventKey" from changed) events;
     return null;
   end $$`,
  ...Object.entries({ insert: 'new', update: 'new', delete: 'old' }).map(
    ([verb, rows]) => `create trigger "session.meetings.${verb}" after ${verb} on session
     referencing ${rows} table as changed for each statement execute function plan_meetings_of_sessions()`,
  ),
  `create function plan_meetings_of_event() returns trigger language plpgsql as $$ begin
     perform plan_meetings(new.tenant, new.key);
     return null;
   end $$`,
  `create trigger "event.meetings" after update on event for each row
     when ((old."launchedAt", old."cancelledAt", old.name, old."virtualTool", old."hostName", old."waitingRoom",
         old."autoRecording") is distinct from (new."launchedAt", new."cancelledAt", new.name, new."virtualTool",
         new."hostName", new."waitingRoom", new."autoRecording"))
     execute function plan_meetings_of_event()`,
];
