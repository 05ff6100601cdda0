import { sql } from 'kysely';
import type { Scope } from '../context.ts';

/** The managers who can be asked about learners, by the learners' keys: they are active and have an e-mail address. */
export async function managersOf({ db, tenant }: Scope, learnerKeys: readonly string[]): Promise<Map<string, string>> {
  if (learnerKeys.length === 0) return new Map();
  const { rows } = await sql<{ learnerKey: string; managerKey: string }>`
    select learner.key as "learnerKey", manager.key as "managerKey"
    from learner join learner manager on manager.tenant = learner.tenant and manager.key = learner."managerKey"
    where learner.tenant = ${tenant.id} and learner.key = any(${[...learnerKeys]})
      and manager.status and manager.email is not null`.execute(db);
  return new Map(rows.map(({ learnerKey, managerKey }) => [learnerKey, managerKey]));
}
