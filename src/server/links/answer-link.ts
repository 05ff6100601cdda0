import type { Scope } from '../context.ts';
import type { NominationResult } from '../nominations/nominate.ts';
import { withLockedEvent } from '../nominations/with-locked-event.ts';
import { useLink } from '../stores/links.ts';
import { refused, type Answer } from './answers.ts';
import type { SeatLink } from './link.ts';
import { whyLinkRefused } from './why-link-refused.ts';

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
export function answerLink(
  scope: Scope,
  link: SeatLink,
  { answer, reason, isDryRun }: Given,
): Promise<NominationResult> {
  return withLockedEvent(scope, { key: link.eventKey, isDryRun }, async (within, event) => {
    const reasons = await whyLinkRefused(within, event, link);
    if (reasons.length > 0) return refused(link, reasons);
    const result = await answer.act(within, event, { link, reason });
    if (!result.errors) await useLink(within, link);
    return result;
  });
}
