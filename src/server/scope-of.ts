import type { Config, Tenant } from './config.ts';
import type { Caller, Context, Scope, Site } from './context.ts';
import { followUps } from './follow-ups.ts';

/** The scope of what somebody does in a tenant, at this moment. */
export function scopeOf({ config, database, clock, totals }: Context, tenant: Tenant, caller: Caller): Scope {
  const db = database.forTenant(tenant.id);
  return {
    tenant,
    caller,
    db,
    now: clock(),
    clock,
    totals,
    followUps,
    meetings: config.meetings,
    site: siteOf(config, tenant),
  };
}

function siteOf({ cultureName, publicUrl, basePath, lmsUrl, delivery }: Config, { hostname }: Tenant): Site {
  const { name, address } = delivery.mail?.from ?? { name: 'Rostrum', address: `no-reply@${hostname}` };
  return {
    culture: cultureName,
    url: publicUrl.replaceAll('{hostname}', hostname) + basePath.slice(0, -1),
    learningUrl: lmsUrl,
    sender: { name, email: address },
  };
}

/** Who does what nobody asked for, such as taking back an offer whose time is over. */
export const system: Caller = {
  id: 'system',
  name: 'Rostrum',
  firstName: '',
  lastName: '',
  email: '',
  loginCode: '',
  roles: ['superAdmin'],
};
