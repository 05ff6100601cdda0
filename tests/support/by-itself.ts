import type { Tenant } from '#server/config.ts';
import type { Context, Scope } from '#server/context.ts';
import { createTotals } from '#server/records/totals.ts';
import { scopeOf, system } from '#server/scope-of.ts';
import { tenantOf, type Api } from './api.ts';
import type { Realm } from './token-issuer.ts';

type Served = Pick<Api, 'config' | 'database'>;

/** What a server works with, by the clock of a test. */
export function contextOf({ config, database }: Served, clock: () => Date): Context {
  return { config, database, totals: createTotals(), clock };
}

/** The scope in which the product does something by itself now. */
export function scopeIn(api: Served, clock: () => Date, realm: Realm = 'rostrum'): Scope {
  return scopeOf(contextOf(api, clock), tenantOf(api.config, realm), system);
}

/** Does what a server does in every tenant by itself. */
export async function inEveryTenant(
  api: Served,
  clock: () => Date,
  work: (context: Context, tenant: Tenant) => Promise<void>,
): Promise<void> {
  const context = contextOf(api, clock);
  for (const tenant of api.config.tenants) await work(context, tenant);
}
