import { sql } from 'kysely';
import type { Meeting } from '#model/meeting.ts';
import type { Scope } from '../context.ts';
import type { MadeMeeting, WantedMeeting } from '../meetings/meeting-provider.ts';
import { columnByKind } from '../sql/columns.ts';
import type { Db } from '../sql/database.ts';

/** The meetings of an event by the start of their sessions; those that are withdrawn last. */
export async function meetingsOf(scope: Scope, eventKey: string): Promise<Meeting[]> {
  const { rows } = await sql<{ record: Meeting }>`
    select json_strip_nulls(row_to_json(item)) as record from (
      select key, "sessionKey", tool, details ->> 'title' as title, details ->> 'startAt' as "startAt",
        details ->> 'endAt' as "endAt", "isWanted", state, attempts, error,
        ${columnByKind.dateTime.toJson(sql.ref('nextTryAt'))} as "nextTryAt", "joinUrl", "hostUrl"
      from meeting where tenant = ${scope.tenant.id} and "eventKey" = ${eventKey}
      order by not "isWanted", details ->> 'startAt', key
    ) item`.execute(scope.db);
  return rows.map(({ record }) => record);
}

/** Has a failed meeting tried again at once; answers whether there was one. */
export async function retryMeeting(scope: Scope, eventKey: string, key: string): Promise<boolean> {
  const { rows } = await sql`
    update meeting set state = 'Planned', attempts = 0, "nextTryAt" = null
    where tenant = ${scope.tenant.id} and "eventKey" = ${eventKey} and key = ${key} and state = 'Failed'
    returning key`.execute(scope.db);
  return rows.length > 0;
}

/** A meeting with work to do, which nobody else touches until the lease ends. */
export interface DueMeeting {
  key: string;
  tool: string;
  details: Omit<WantedMeeting, 'key' | 'tenant' | 'tool'>;
  isWanted: boolean;
  revision: number;
  /** With the one that has begun. */
  attempts: number;
  joinUrl: string | null;
  hostUrl: string | null;
  reference: string | null;
  /** Instant, ISO 8601 in UTC. */
  leasedUntil: string;
}

interface Taking {
  tenant: string;
  now: Date;
  until: Date;
  most: number;
}

/** Takes meetings whose work is due, longest due first: of many servers one gets each. */
export async function takeDueMeetings(db: Db, { tenant, now, until, most }: Taking): Promise<DueMeeting[]> {
  const at = now.toISOString();
  const { rows } = await sql<DueMeeting>`
    with due as (
      select key from meeting
      where tenant = ${tenant} and (state = 'Planned' or (state = 'Failed' and "nextTryAt" <= ${at}::timestamptz))
        and ("leasedUntil" is null or "leasedUntil" <= ${at}::timestamptz)
      order by "nextTryAt" nulls first, key limit ${most} for update skip locked)
    update meeting set "leasedUntil" = ${until.toISOString()}, attempts = attempts + 1, "isTold" = true
    from due where tenant = ${tenant} and meeting.key = due.key
    returning meeting.key, tool, details, "isWanted", revision, attempts, "joinUrl", "hostUrl", reference,
      "leasedUntil"`.execute(db);
  return rows;
}

/** How a try ended. */
export type Outcome =
  | { made: MadeMeeting | undefined }
  | { error: NonNullable<Meeting['error']>; nextTryAt: Date | undefined }
  /** It was given up before it ended. */
  | undefined;

/**
 * Writes how a try ended and ends its lease. What is wanted meanwhile stays planned; who lost the lease changes nothing.
 */
export async function settleMeeting(db: Db, tenant: string, taken: DueMeeting, outcome: Outcome): Promise<void> {
  const made = outcome && 'made' in outcome ? outcome.made : undefined;
  const links = made
    ? sql`, "joinUrl" = ${made.joinUrl}, "hostUrl" = ${made.hostUrl}, reference = ${made.reference ?? null}`
    : sql``;
  const mine = sql`tenant = ${tenant} and key = ${taken.key} and "leasedUntil" = ${taken.leasedUntil}::timestamptz`;
  await db.transaction().execute(async (transaction) => {
    if (outcome) {
      await sql`update meeting set ${standingOf(taken, outcome)}
        where ${mine} and revision = ${taken.revision}`.execute(transaction);
    }
    await sql`update meeting set "leasedUntil" = null ${links} where ${mine}`.execute(transaction);
  });
}

function standingOf({ isWanted }: DueMeeting, outcome: NonNullable<Outcome>) {
  if ('made' in outcome) {
    return sql`state = ${isWanted ? 'Ready' : 'Withdrawn'}, error = null, "nextTryAt" = null`;
  }
  return sql`state = 'Failed', error = ${JSON.stringify(outcome.error)}::jsonb,
    "nextTryAt" = ${outcome.nextTryAt?.toISOString() ?? null}`;
}
