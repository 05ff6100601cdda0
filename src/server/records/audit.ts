import { sql, type RawBuilder } from 'kysely';
import type { Entity } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import type { HistoryItem } from '#model/history.ts';
import type { Scope } from '../context.ts';
import { newKey } from './new-key.ts';

export interface Audited {
  key: string;
  changes: HistoryItem['changes'];
  /** The action that made them. */
  action?: string | undefined;
}

/** The statement that keeps who changed what of records, in a `with` or by itself. */
export function auditOf(
  { tenant, caller, now }: Scope,
  entity: Entity,
  audited: readonly Audited[],
): RawBuilder<unknown> {
  const rows = audited.map((one) => ({ ...one, id: newKey(now) }));
  return sql`
    insert into audit (tenant, entity, key, id, at, by, "byId", "byLoginFolded", action, changes)
    select ${tenant.id}, ${entity.name}, key, id, ${now.toISOString()}, ${caller.name}, ${caller.id},
      nullif(${fold(caller.loginCode)}::text, ''), action, changes
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as audited(key text, id text, action text, changes jsonb)`;
}
