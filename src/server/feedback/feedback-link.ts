import type { FeedbackLink, Meaning } from '../links/link.ts';
import type { FeedbackRecipient } from '../stores/feedback-recipients.ts';
import type { FeedbackRound } from '../stores/feedback-rounds.ts';

type Linked = Pick<FeedbackRecipient, 'recipientKey' | 'learnerKey'>;

/** What a link says by which somebody answers a round: it holds until the round closes. */
export function feedbackLinkOf(
  { key, eventKey, audience, closesAt }: FeedbackRound,
  { recipientKey, learnerKey }: Linked,
): Meaning<FeedbackLink> {
  return {
    purpose: 'feedback',
    eventKey,
    roundKey: key,
    actorEntity: audience === 'TRAINER' ? 'instructor' : 'learner',
    actorKey: recipientKey,
    ...(learnerKey !== null && { learnerKey }),
    expiresAt: closesAt,
  };
}
