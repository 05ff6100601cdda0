import type { Context, Scope } from '../context.ts';
import { scopeOf, system } from '../scope-of.ts';
import { linkSecretOf } from '../stores/links.ts';

/** The scope of a tenant that a signed address names; undefined for an id that none has. */
export function scopeIn(context: Context, id: string): Scope | undefined {
  const tenant = context.config.tenants.find((one) => one.id === id);
  return tenant && scopeOf(context, tenant, system);
}

/** What a tenant signs its addresses with, by its id, which is all that is believed of one that nobody has checked yet. */
export async function secretOf(context: Context, id: string): Promise<string | undefined> {
  const scope = scopeIn(context, id);
  return scope && linkSecretOf(scope);
}
