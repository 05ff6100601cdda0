import type { Scope } from '../context.ts';
import type { FeedbackLink, Meaning } from '../links/link.ts';
import { invalid } from '../problems.ts';
import { roundsOf } from '../stores/feedback-rounds.ts';
import { nominationsNamed, type LockedEvent } from '../stores/nominations.ts';
import { feedbackLinkOf } from './feedback-link.ts';
import { openRecipientsOf } from './open-recipients-of.ts';

/** Who shall answer: somebody whom a round asks, or the learner of a nomination, whatever they were asked last. */
export interface WhoAnswers {
  roundKey?: string | undefined;
  recipientKey?: string | undefined;
  /** About whom a manager answers. */
  learnerKey?: string | undefined;
  nominationKey?: string | undefined;
}

/** What the link to a form says that somebody is still asked to answer. Throws 400 where there is none. */
export async function makeFeedbackLink(
  scope: Scope,
  event: LockedEvent,
  who: WhoAnswers,
): Promise<Meaning<FeedbackLink>> {
  const { roundKey } = who;
  const { recipientKey, learnerKey } = roundKey === undefined ? await learnerOf(scope, event, who) : who;
  const rounds = (await roundsOf(scope, event.key)).filter(({ key, audience }) =>
    roundKey === undefined ? audience === 'LEARNER' : key === roundKey,
  );
  for (const round of rounds) {
    const recipient = (await openRecipientsOf(scope, round)).find(
      (one) => one.recipientKey === recipientKey && (one.learnerKey ?? undefined) === learnerKey,
    );
    if (recipient) return feedbackLinkOf(round, recipient);
  }
  throw invalid({ '': ['feedback.notAsked'] });
}

async function learnerOf(scope: Scope, event: LockedEvent, { nominationKey = '' }: WhoAnswers) {
  const [found] = await nominationsNamed(scope, event.key, [nominationKey]);
  if (!found) throw invalid({ nominationKey: ['common.notFound'] });
  return { recipientKey: found.learnerKey, learnerKey: undefined };
}
