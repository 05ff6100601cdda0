import type { Tenant } from '#server/config.ts';
import type { Database } from '#server/sql/database.ts';
import { invariants } from './invariants.ts';

/** A row that breaks what must always be true. */
export interface Violation {
  invariant: string;
  tenant: string;
  key: string;
  says: string;
}

/** Every violation in the rows of the tenants. */
export async function violationsIn(database: Database, tenants: readonly Tenant[]): Promise<Violation[]> {
  const found: Violation[] = [];
  for (const { id } of tenants) {
    for (const { name, violations } of invariants) {
      const { rows } = await violations.execute(database.forTenant(id));
      found.push(...rows.map((row) => ({ invariant: name, tenant: id, ...row })));
    }
  }
  return found;
}
