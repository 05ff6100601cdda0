import { sql } from 'kysely';
import type { Db } from '#server/sql/database.ts';
import { copyRows, dropUpkeep } from './copy-rows.ts';
import { TENANT } from './seed-learners.ts';

/** Sessions of an event; each event has a room and an instructor to itself for that long. */
const OF_EVENT = 250;
/** Rooms, and as many instructors. */
export const RESOURCES = 500;
/** When the first of them begins; one every four hours, for two hours. */
export const FIRST = '2030-01-01';

/** The keys of the records of which copies are made, with one of each. */
export interface Templates {
  event: string;
  venue: string;
  instructor: string;
}

/** The key of a copy: it ends with its number. */
export function keyOfCopy(key: string, copy: number): string {
  return copy === 0 ? key : `${key.slice(0, 26)}${copy.toString(16).padStart(6, '0')}`;
}

/** As `keyOfCopy` says, in SQL. */
const keyOf = (column: string, copy: string): string => `substr(${column}, 1, 26) || lpad(to_hex(${copy}), 6, '0')`;

/** So many sessions of events that share rooms and instructors, without two at one time. */
export async function seedSessions(db: Db, { event, venue, instructor }: Templates, count: number): Promise<void> {
  const events = Math.ceil(count / OF_EVENT);
  const key = keyOf('key', 'copy');
  const named = { code: `code || '-' || copy`, codeFolded: `"codeFolded" || '-' || copy` };
  const numbered = {
    employeeCode: `"employeeCode" || '-' || copy`,
    employeeCodeFolded: `"employeeCodeFolded" || '-' || copy`,
  };
  await copyRows(db, 'venue', RESOURCES - 1, { key, ...named });
  await copyRows(db, 'instructor', RESOURCES - 1, { key, ...numbered });
  await copyRows(db, 'event', events - 1, { key, ...named });
  const restore = [await dropUpkeep(db, 'session-instructor', ['f', 'x']), await dropUpkeep(db, 'session', ['f', 'x'])];
  const copyOf = (template: string, copy: string) => sql`case when ${sql.raw(copy)} = 0 then ${template}
    else ${sql.raw(keyOf(`'${template}'`, copy))} end`;
  // A room has its events one after the other: what is the event's number among those of its room begins that much later.
  const start = sql`${FIRST}::timestamptz
    + ((number / ${sql.lit(OF_EVENT)} / ${sql.lit(RESOURCES)}) * ${sql.lit(OF_EVENT)} + number % ${sql.lit(OF_EVENT)})
      * interval '4 hours'`;
  const resource = `((number / ${OF_EVENT}) % ${RESOURCES})`;
  await sql`insert into session (tenant, key, "eventKey", date, "startTime", "endTime", "endsNextDay", "timeZone",
      "startAt", "endAt", title, mode, compulsory, "venueKey", "topicKeys", status, "isHeld")
    select ${TENANT}, 'f' || lpad(to_hex(number), 31, '0'), ${copyOf(event, `(number / ${OF_EVENT})`)},
      (start at time zone 'UTC')::date, to_char(start at time zone 'UTC', 'HH24:MI'),
      to_char(start at time zone 'UTC' + interval '2 hours', 'HH24:MI'), false, 'UTC', start, start + interval '2 hours',
      'Part', 'CLT', true, ${copyOf(venue, resource)}, '{}', 'Scheduled', true
    from generate_series(0, ${sql.lit(count - 1)}) number cross join lateral (select ${start} as start) at`.execute(db);
  await sql`insert into "session-instructor" (tenant, "eventKey", "sessionKey", "instructorKey", role, position,
      "startAt", "endAt", "isHeld")
    select tenant, "eventKey", key, case when "venueKey" = ${venue} then ${instructor}
      else substr(${instructor}, 1, 26) || substr("venueKey", 27) end, 'LEAD', 0, "startAt", "endAt", true
    from session where title = 'Part'`.execute(db);
  for (const make of restore) await make();
  await sql`analyze session, "session-instructor", event, venue, instructor`.execute(db);
}
