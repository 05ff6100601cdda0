import type { Context, Scope } from '../context.ts';
import { find } from '../records/find.ts';
import type { NominationResult } from '../nominations/nominate.ts';
import { withLockedEvent } from '../nominations/with-locked-event.ts';
import { entityNamed, wholeOf } from '#model/entities.ts';
import { scopeOf, system } from '../scope-of.ts';
import { useLink } from '../stores/links.ts';
import { refused, type Answer } from './answers.ts';
import type { Link } from './link.ts';
import { whyLinkRefused } from './why-link-refused.ts';

const learner = wholeOf(entityNamed('learner'));

interface Given {
  answer: Answer;
  reason?: string | undefined;
  /** Tells what would become of it, and changes nothing. */
  isDryRun?: boolean;
}

/**
 * Does what was answered to a link, which is used then; of two who do it at once one is late. Answers what became of the
 * nomination. Throws 404 where the event is gone.
 */
export function answerLink(scope: Scope, link: Link, { answer, reason, isDryRun }: Given): Promise<NominationResult> {
  return withLockedEvent(scope, { key: link.eventKey, isDryRun }, async (within, event) => {
    const reasons = await whyLinkRefused(within, event, link);
    if (reasons.length > 0) return refused(link, reasons);
    const result = await answer.act(within, event, { link, reason });
    if (!result.errors) await useLink(within, link);
    return result;
  });
}

/**
 * The scope of who has a link: history tells their name. They reach everything, for what they may do the link alone says.
 * Throws 404 when they are gone.
 */
export async function scopeOfLink(context: Context, { tenant: id, actorKey }: Link): Promise<Scope> {
  const tenant = context.config.tenants.find((one) => one.id === id);
  if (!tenant) throw new Error(`A link was read of the tenant "${id}", which there is not.`);
  const actor = await find(scopeOf(context, tenant, system), learner, actorKey);
  const name = String(actor['name']);
  const loginCode = String(actor['employeeCode']);
  return scopeOf(context, tenant, { ...system, id: `learner:${actorKey}`, name, loginCode });
}
