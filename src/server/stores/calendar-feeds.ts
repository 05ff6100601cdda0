import { sql } from 'kysely';
import type { Caller, Scope } from '../context.ts';
import { columnByKind } from '../sql/columns.ts';

/** Gives the caller a feed that this hash knows, in the place of the one they had. */
export async function keepFeed({ db, tenant, caller, now }: Scope, tokenHash: string): Promise<void> {
  await sql`
    insert into "calendar-feed" (tenant, "userId", "tokenHash", "loginCode", roles, "createdAt")
    values (${tenant.id}, ${caller.id}, ${tokenHash}, ${caller.loginCode}, ${[...caller.roles]}, ${now.toISOString()})
    on conflict (tenant, "userId") do update set "tokenHash" = excluded."tokenHash",
      "loginCode" = excluded."loginCode", roles = excluded.roles, "createdAt" = excluded."createdAt"`.execute(db);
}

/** Ends the caller's feed, if they have one. */
export async function removeFeed({ db, tenant, caller }: Scope): Promise<void> {
  await sql`delete from "calendar-feed" where tenant = ${tenant.id} and "userId" = ${caller.id}`.execute(db);
}

/** Since when the caller has a feed, as an instant; undefined when they have none. */
export async function feedSince({ db, tenant, caller }: Scope): Promise<string | undefined> {
  const { rows } = await sql<{ createdAt: string }>`
    select ${columnByKind.dateTime.toJson(sql.ref('createdAt'))} as "createdAt" from "calendar-feed"
    where tenant = ${tenant.id} and "userId" = ${caller.id}`.execute(db);
  return rows[0]?.createdAt;
}

/** Whose feed it is, with the roles that they had when they asked for it; undefined when it is nobody's. */
export async function ownerOfFeed(
  { db, tenant }: Pick<Scope, 'db' | 'tenant'>,
  tokenHash: string,
): Promise<Pick<Caller, 'id' | 'loginCode' | 'roles'> | undefined> {
  const { rows } = await sql<Pick<Caller, 'id' | 'loginCode' | 'roles'>>`
    select "userId" as id, "loginCode", roles from "calendar-feed"
    where tenant = ${tenant.id} and "tokenHash" = ${tokenHash}`.execute(db);
  return rows[0];
}
