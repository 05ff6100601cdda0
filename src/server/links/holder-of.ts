import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Learner } from '#model/generated/types.ts';
import type { Language } from '#model/languages.ts';
import type { Context, Scope } from '../context.ts';
import { languageOfLearner } from '../language-of-learner.ts';
import { find } from '../records/find.ts';
import { scopeOf, system } from '../scope-of.ts';
import type { Link } from './link.ts';
import { scopeIn } from './named-tenant.ts';

/** Who has a link, as they act by it. */
interface LinkHolder {
  /** History tells their name. They reach everything, for what they may do the link alone says. */
  scope: Scope;
  /** That they read; undefined where nobody has said. */
  language: Language | undefined;
}

/** Throws 404 when they are gone. */
export async function holderOf(context: Context, link: Link): Promise<LinkHolder> {
  const ofTenant = scopeIn(context, link.tenant);
  if (!ofTenant) throw new Error(`A link was read of the tenant "${link.tenant}", which there is not.`);
  const entity = wholeOf(entityNamed(link.purpose === 'feedback' ? link.actorEntity : 'learner'));
  const actor = await find(ofTenant, entity, link.actorKey);
  const name = String(actor[entity.text.name]);
  const loginCode = String(actor['employeeCode']);
  return {
    scope: scopeOf(context, ofTenant.tenant, { ...system, id: `${entity.name}:${link.actorKey}`, name, loginCode }),
    language: languageOfLearner(actor['language'] as Learner['language']),
  };
}
