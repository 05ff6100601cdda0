import { sql, type RawBuilder } from 'kysely';
import {
  MAX_CALENDAR_SESSIONS,
  type CalendarChoices,
  type CalendarQuestion,
  type CalendarSession,
} from '#model/calendar.ts';
import { entityNamed } from '#model/entities.ts';
import { fieldNamed } from '#model/entity.ts';
import type { Scope } from '../context.ts';
import { columnByKind, valueOf } from '../sql/columns.ts';
import type { Condition } from '../sql/criteria.ts';
import { calendarReachOf, changeableReachOf } from '../sql/reach.ts';
import { isLocalDate } from '#model/time/time-texts.ts';

interface Sessions {
  items: CalendarSession[];
  totalItems: number;
  choices: CalendarChoices;
}

/** The sessions of a range that the caller reaches, by their start, and what there is to filter them by. */
export async function sessionsInCalendar(scope: Scope, asked: CalendarQuestion): Promise<Sessions> {
  const { pageIndex = 0, pageSize = MAX_CALENDAR_SESSIONS } = asked.pageOptions ?? {};
  const { rows } = await sql<{ answer: Sessions }>`
    with near as materialized (select * from session where tenant = ${scope.tenant.id} and ${isInRange(asked)}),
    shown as materialized (select ${columnsFor(scope)} ${tables} where ${isShown(scope)}),
    found as (select * from shown where ${isWanted(asked)})
    select json_build_object(
      'items', coalesce((select json_agg(page) from (
        select * from found order by "startAt", key limit ${pageSize} offset ${pageIndex * pageSize}) page), '[]'),
      'totalItems', (select count(*) from found),
      'choices', json_build_object(
        'venues', ${namesIn(sql`select venue from shown where venue is not null`)},
        'instructors', ${namesIn(sql`select jsonb_array_elements(instructors) from shown`)},
        'trainings', ${namesIn(sql`select training from shown where training is not null`)})) as answer`.execute(
    scope.db,
  );
  return rows[0]?.answer ?? { items: [], totalItems: 0, choices: { venues: [], instructors: [], trainings: [] } };
}

/** The distinct records of a query, by name. */
function namesIn(query: Condition): Condition {
  return sql`coalesce((select json_agg(one.item order by one.item ->> 'name')
    from (select distinct item from (${query}) listed (item)) one), '[]')`;
}

/**
 * Each session finds what it refers to by key. `offset 0` keeps it so: where nobody has counted the rows yet, PostgreSQL
 * takes them for a handful and would compare all sessions with all venues.
 */
const tables = sql`from near session
  cross join lateral (select * from event
    where event.tenant = session.tenant and event.key = session."eventKey" offset 0) event
  left join lateral (select training.key, training."trainingName" from training
    where training.tenant = event.tenant and training.key = event."trainingKey" offset 0) training on true
  left join lateral (select venue.key, venue.name, venue."venueLocationKey" from venue
    where venue.tenant = session.tenant and venue.key = session."venueKey" offset 0) venue on true
  left join lateral (select location.name from "venue-location" location
    where location.tenant = session.tenant and location.key = venue."venueLocationKey" offset 0) location on true
  left join lateral (
    select jsonb_agg(jsonb_build_object('key', held."instructorKey", 'name', held."userName")
      order by held.position) as instructors
    from (select taught.*, instructor."userName" from "session-instructor" taught
      cross join lateral (select instructor."userName" from instructor
        where instructor.tenant = taught.tenant and instructor.key = taught."instructorKey" offset 0) instructor
      where taught.tenant = session.tenant and taught."sessionKey" = session.key) held) taught on true
  left join lateral (
    select jsonb_agg(topic.name order by array_position(session."topicKeys", topic.key)) as topics
    from topic where topic.tenant = session.tenant and topic.key = any(session."topicKeys")) about on true`;

const event = entityNamed('event');
const status = valueOf(event, fieldNamed(event.fields, 'status', 'event'));
const isOver = sql`(event."cancelledAt" is not null or event."closedAt" is not null)`;

function columnsFor(scope: Scope): Condition {
  const instant = (column: string): RawBuilder<unknown> => columnByKind.dateTime.toJson(sql.ref(column));
  const named = (table: string, name: string): Condition =>
    sql`case when ${sql.ref(`${table}.key`)} is not null
      then jsonb_build_object('key', ${sql.ref(`${table}.key`)}, 'name', ${sql.ref(`${table}.${name}`)}) end`;
  return sql`
    session.key, session.title, session.date, session."startTime", session."endTime", session."endsNextDay",
    session."timeZone", ${instant('session.startAt')} as "startAt", ${instant('session.endAt')} as "endAt", session.mode,
    event.key as "eventKey", event.name as "eventName", event.code as "eventCode", ${status} as "eventStatus",
    event.version, ${instant('event.modificationTime')} as "modificationTime", event."launchKey",
    event."launchedAt" is null and event."cancelledAt" is null as "isDraft",
    (${changeableReachOf(scope)} and session.status = 'Scheduled' and not ${isOver}
      and (event."launchedAt" is null or session."startAt" > ${scope.now.toISOString()}::timestamptz)) as "isMovable",
    ${named('training', 'trainingName')} as training, ${named('venue', 'name')} as venue, location.name as location,
    coalesce(taught.instructors, '[]') as instructors, coalesce(about.topics, '[]') as topics,
    coalesce(session.meeting ->> 'url', (
      select meeting."joinUrl" from meeting
      where meeting.tenant = session.tenant and meeting."sessionKey" = session.key and meeting."isWanted"
    )) as "meetingUrl", event."maxAttendees" as seats,
    case when event."cancelledAt" is not null then 'Cancelled' else session.status end as status,
    coalesce(session.reason, case when event."cancelledAt" is not null then event.reason end) as reason`;
}

/** Drafts stand in calendars only where their event says so (DOMAIN.md §5). */
function isShown(scope: Scope): Condition {
  return sql`(event."launchedAt" is not null or event."draftCalendar") and ${calendarReachOf(scope)}`;
}

/**
 * By the clock of each event, or by instants. The index by start finds what comes into question: nobody's clock is a day
 * from UTC, and no session is longer than a day and a clock change.
 */
function isInRange({ from, to }: CalendarQuestion): Condition {
  const begins = isLocalDate(from)
    ? sql`(session.date >= ${from}::date
        or (session.date = ${from}::date - 1 and session."endsNextDay" and session."endTime" > '00:00'))`
    : sql`session."endAt" > ${from}::timestamptz`;
  const ends = isLocalDate(to) ? sql`session.date <= ${to}::date` : sql`session."startAt" < ${to}::timestamptz`;
  return sql`session."startAt" > ${from}::timestamptz - interval '3 days'
    and session."startAt" < ${to}::timestamptz + interval '3 days' and ${begins} and ${ends}`;
}

function isWanted({ venueKey, instructorKey, trainingKey, launchKey }: CalendarQuestion): Condition {
  const is = (value: Condition, key: string | undefined): Condition[] => (key ? [sql`${value} = ${key}`] : []);
  const wanted = [
    sql`true`,
    ...is(sql`venue ->> 'key'`, venueKey),
    ...is(sql`training ->> 'key'`, trainingKey),
    ...is(sql`"launchKey"`, launchKey),
    ...(instructorKey ? [sql`instructors @> ${JSON.stringify([{ key: instructorKey }])}::jsonb`] : []),
  ];
  return sql.join(wanted, sql` and `);
}
