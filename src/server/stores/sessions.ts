import { sql } from 'kysely';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';

/** A session of an event as it is kept: with its date, its instants and where it stands. */
export interface StoredSession extends AgendaSession {
  key: string;
  date: string;
  timeZone: string;
  startAt: string;
  endAt: string;
  status: NonNullable<AgendaSession['status']>;
}

/** The sessions of an event by their start. */
export async function sessionsOf(scope: Scope, eventKey: string): Promise<StoredSession[]> {
  const { rows } = await sql<{ record: StoredSession }>`
    select json_strip_nulls(row_to_json(item)) as record from (
      select session.key, date, title, "startTime", "endTime", "endsNextDay", "timeZone", mode, compulsory, "venueKey",
        coalesce(taught.keys, '{}') as "instructorKeys", coalesce(taught.roles, '{}') as "instructorRoles", "topicKeys",
        meeting, materials, status, reason,
        ${columnByKind.dateTime.toJson(sql.ref('startAt'))} as "startAt",
        ${columnByKind.dateTime.toJson(sql.ref('endAt'))} as "endAt"
      from session left join lateral (
        select array_agg(held."instructorKey" order by position) as keys, array_agg(held.role order by position) as roles
        from "session-instructor" held where held.tenant = session.tenant and held."sessionKey" = session.key
      ) taught on true
      where session.tenant = ${scope.tenant.id} and session."eventKey" = ${eventKey}
      order by session."startAt", session.key
    ) item`.execute(scope.db);
  return rows.map(({ record }) => record);
}

/**
 * Makes these the sessions of an event whose row is locked; `scope.db` is the transaction. Throws the database's own
 * error where somebody else holds a venue or an instructor: `isTakenElsewhere` tells it.
 */
export async function replaceSessions(scope: Scope, eventKey: string, sessions: readonly StoredSession[]) {
  await lockResources(scope, sessions);
  // What the event itself holds is let go first: its sessions may change places with each other.
  await releaseSessions(scope, eventKey);
  await sql`delete from "session-instructor"
    where tenant = ${scope.tenant.id} and "eventKey" = ${eventKey}`.execute(scope.db);
  const keys = sessions.map(({ key }) => key);
  await sql`delete from session where tenant = ${scope.tenant.id} and "eventKey" = ${eventKey}
    and not (key = any(${keys}))`.execute(scope.db);
  await insertSessions(scope, eventKey, sessions);
  await insertInstructors(scope, eventKey, sessions);
}

/** Frees every venue and instructor of an event. */
export async function releaseSessions(scope: Scope, eventKey: string): Promise<void> {
  for (const table of ['session', 'session-instructor']) {
    await sql`update ${sql.table(table)} set "isHeld" = false
      where tenant = ${scope.tenant.id} and "eventKey" = ${eventKey}`.execute(scope.db);
  }
}

/** In the order of their keys, so that no two agendas ever wait for each other. */
async function lockResources(scope: Scope, sessions: readonly StoredSession[]): Promise<void> {
  const wanted = {
    instructor: sessions.flatMap(({ instructorKeys = [] }) => instructorKeys),
    venue: sessions.flatMap(({ venueKey }) => venueKey ?? []),
  };
  for (const [table, keys] of Object.entries(wanted)) {
    await sql`select from ${sql.table(table)} where tenant = ${scope.tenant.id} and key = any(${[...new Set(keys)]})
      order by key for no key update`.execute(scope.db);
  }
}

async function insertSessions(scope: Scope, eventKey: string, sessions: readonly StoredSession[]): Promise<void> {
  const rows = sessions.map((session) => ({ topicKeys: [], ...session, isHeld: session.status === 'Scheduled' }));
  await sql`
    insert into session (tenant, "eventKey", key, date, "startTime", "endTime", "endsNextDay", "timeZone", "startAt",
      "endAt", title, mode, compulsory, "venueKey", "topicKeys", meeting, materials, status, reason, "isHeld")
    select ${scope.tenant.id}, ${eventKey}, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      key text, date date, "startTime" text, "endTime" text, "endsNextDay" boolean, "timeZone" text,
      "startAt" timestamptz, "endAt" timestamptz, title text, mode text, compulsory boolean, "venueKey" text,
      "topicKeys" text[], meeting jsonb, materials text, status text, reason text, "isHeld" boolean)
    on conflict (tenant, key) do update set date = excluded.date, "startTime" = excluded."startTime",
      "endTime" = excluded."endTime", "endsNextDay" = excluded."endsNextDay", "timeZone" = excluded."timeZone",
      "startAt" = excluded."startAt", "endAt" = excluded."endAt", title = excluded.title, mode = excluded.mode,
      compulsory = excluded.compulsory, "venueKey" = excluded."venueKey", "topicKeys" = excluded."topicKeys",
      meeting = excluded.meeting, materials = excluded.materials, status = excluded.status, reason = excluded.reason,
      "isHeld" = excluded."isHeld"`.execute(scope.db);
}

async function insertInstructors(scope: Scope, eventKey: string, sessions: readonly StoredSession[]): Promise<void> {
  const rows = sessions.flatMap(({ key, startAt, endAt, status, instructorKeys = [], instructorRoles = [] }) =>
    instructorKeys.map((instructorKey, position) => {
      const role = instructorRoles[position];
      return { sessionKey: key, instructorKey, role, position, startAt, endAt, isHeld: status === 'Scheduled' };
    }),
  );
  await sql`
    insert into "session-instructor"
      (tenant, "eventKey", "sessionKey", "instructorKey", role, position, "startAt", "endAt", "isHeld")
    select ${scope.tenant.id}, ${eventKey}, given.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      "sessionKey" text, "instructorKey" text, role text, position integer,
      "startAt" timestamptz, "endAt" timestamptz, "isHeld" boolean)`.execute(scope.db);
}
