import { sql } from 'kysely';
import type { Scope } from '../context.ts';
import { newKey } from '../records/new-key.ts';

/** A message that somebody is to get: what it says is read when it is sent. */
export interface Notice {
  kind: string;
  /** Of what it tells: the same one is written once, whoever tries again. */
  uniqueKey: string;
  nominationKey: string;
  recipientEntity: string;
  recipientKey: string;
  channel: string;
  payload: object;
}

/** Writes notices in the transaction of what they tell, so that neither is there without the other. */
export async function writeNotices(scope: Scope, notices: readonly Notice[]): Promise<void> {
  if (notices.length === 0) return;
  const rows = notices.map((notice) => ({ ...notice, key: newKey(scope.now) }));
  await sql`
    insert into outbox (tenant, key, "uniqueKey", kind, "nominationKey", "recipientEntity", "recipientKey", channel,
      payload, "creationTime")
    select ${scope.tenant.id}, given.*, ${scope.now.toISOString()}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
      key text, "uniqueKey" text, kind text, "nominationKey" text, "recipientEntity" text, "recipientKey" text,
      channel text, payload jsonb)
    on conflict (tenant, "uniqueKey") do nothing`.execute(scope.db);
}
