import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Context, Scope } from '../context.ts';
import { find } from '../records/find.ts';
import { scopeOf, system } from '../scope-of.ts';
import type { Link } from './link.ts';

/**
 * The scope of who has a link: history tells their name. They reach everything, for what they may do the link alone says.
 * Throws 404 when they are gone.
 */
export async function scopeOfLink(context: Context, link: Link): Promise<Scope> {
  const tenant = context.config.tenants.find((one) => one.id === link.tenant);
  if (!tenant) throw new Error(`A link was read of the tenant "${link.tenant}", which there is not.`);
  const entity = wholeOf(entityNamed(link.purpose === 'feedback' ? link.actorEntity : 'learner'));
  const actor = await find(scopeOf(context, tenant, system), entity, link.actorKey);
  const name = String(actor[entity.text.name]);
  const loginCode = String(actor['employeeCode']);
  return scopeOf(context, tenant, { ...system, id: `${entity.name}:${link.actorKey}`, name, loginCode });
}
