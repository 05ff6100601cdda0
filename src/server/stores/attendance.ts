import { sql } from 'kysely';
import type { AttendanceLearner, KeptMark } from '#model/attendance.ts';
import type { Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';
import type { Condition } from '../sql/criteria.ts';

/** Who has a seat in an event, by name. */
export async function rosterOf(scope: Scope, eventKey: string): Promise<AttendanceLearner[]> {
  const { rows } = await sql<AttendanceLearner>`
    select nomination.key as "nominationKey", learner.name, learner."employeeCode",
      ${columnByKind.dateTime.toJson(sql.ref('nomination.confirmedAt'))} as "confirmedAt"
    from nomination join learner on learner.tenant = nomination.tenant and learner.key = nomination."learnerKey"
    where ${isConfirmedFor(scope, eventKey)}
    order by learner."nameFolded", learner."employeeCodeFolded"`.execute(scope.db);
  return rows;
}

/** The marks of who has a seat in an event; with `since` those that were made from then on. */
export async function marksOf(scope: Scope, eventKey: string, since?: Date): Promise<KeptMark[]> {
  const { rows } = await sql<KeptMark>`
    select said."nominationKey", said."sessionKey", said.mark, said.minutes, said.note, said.version, said."markedBy",
      ${columnByKind.dateTime.toJson(sql.ref('said.markedAt'))} as "markedAt"
    from "attendance-mark" said
    join nomination on nomination.tenant = said.tenant and nomination.key = said."nominationKey"
    where ${isConfirmedFor(scope, eventKey)} ${since ? sql`and said."markedAt" >= ${since.toISOString()}` : sql``}
    order by said."nominationKey", said."sessionKey"`.execute(scope.db);
  return rows;
}

/** Locks an event, for whoever marks or closes it to wait for each other; `scope.db` is the transaction. */
export async function lockAttendance({ db, tenant }: Scope, eventKey: string): Promise<void> {
  await sql`select from event where tenant = ${tenant.id} and key = ${eventKey} for no key update`.execute(db);
}

/** Writes marks of an event that is locked, each over what there is. */
export async function writeMarks({ db, tenant, caller }: Scope, marks: readonly KeptMark[]): Promise<void> {
  await sql`
    insert into "attendance-mark"
      (tenant, "nominationKey", "sessionKey", mark, minutes, note, version, "markedBy", "markedById", "markedAt")
    select ${tenant.id}, "nominationKey", "sessionKey", mark, minutes, note, version, "markedBy", ${caller.id}, "markedAt"
    from jsonb_to_recordset(${JSON.stringify(marks)}::jsonb) as given ("nominationKey" text, "sessionKey" text,
      mark text, minutes integer, note text, version integer, "markedBy" text, "markedAt" timestamptz)
    on conflict on constraint "attendance-mark.place.unique" do update set mark = excluded.mark,
      minutes = excluded.minutes, note = excluded.note, version = excluded.version, "markedBy" = excluded."markedBy",
      "markedById" = excluded."markedById", "markedAt" = excluded."markedAt"`.execute(db);
}

function isConfirmedFor({ tenant }: Scope, eventKey: string): Condition {
  return sql`nomination.tenant = ${tenant.id} and nomination."eventKey" = ${eventKey}
    and nomination.state = 'Confirmed'`;
}
