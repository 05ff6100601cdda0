import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Scope } from '../context.ts';
import type { Link } from '../links/link.ts';

const SECRET_BYTES = 32;

/** What the links of the tenant are signed with; made when the first one is. */
export async function linkSecretOf({ db, tenant }: Pick<Scope, 'db' | 'tenant'>): Promise<string> {
  const read = async (): Promise<string | undefined> => {
    const { rows } = await sql<{ secret: string }>`
      select secret from "link-secret" where tenant = ${tenant.id}`.execute(db);
    return rows[0]?.secret;
  };
  const known = await read();
  if (known !== undefined) return known;
  const made = randomBytes(SECRET_BYTES).toString('base64url');
  await sql`insert into "link-secret" (tenant, secret) values (${tenant.id}, ${made})
    on conflict (tenant) do nothing`.execute(db);
  // Somebody else may have been first.
  return (await read()) ?? made;
}

/** Whether somebody has done with a link what it is for. */
export async function isLinkUsed({ db, tenant }: Scope, { id }: Link): Promise<boolean> {
  const { rows } = await sql`select from "used-link" where tenant = ${tenant.id} and id = ${id}`.execute(db);
  return rows.length > 0;
}

/** Remembers that a link is used, in the transaction of what was done with it. */
export async function useLink({ db, tenant, now }: Scope, { id }: Link): Promise<void> {
  await sql`insert into "used-link" (tenant, id, "usedAt")
    values (${tenant.id}, ${id}, ${now.toISOString()})`.execute(db);
}
