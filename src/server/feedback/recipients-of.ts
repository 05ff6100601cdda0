import type { Scope } from '../context.ts';
import { attendingLearners, teachersOf, type FeedbackRecipient } from '../stores/feedback-recipients.ts';
import type { FeedbackRound } from '../stores/feedback-rounds.ts';
import { managersOf } from '../stores/managers.ts';

type Asked = Pick<FeedbackRound, 'eventKey' | 'sessionKey' | 'audience'>;

/** Who is asked a form: the learners who were there, their managers about each of them, or who has taught. */
export async function recipientsOf(scope: Scope, form: Asked): Promise<FeedbackRecipient[]> {
  if (form.audience === 'TRAINER') return teachersOf(scope, form.eventKey);
  const learners = await attendingLearners(scope, form);
  if (form.audience === 'LEARNER') return learners;
  const managers = await managersOf(
    scope,
    learners.map(({ recipientKey }) => recipientKey),
  );
  return learners.flatMap(({ recipientKey: learnerKey, nominationKey }) => {
    const recipientKey = managers.get(learnerKey);
    return recipientKey === undefined ? [] : [{ recipientKey, learnerKey, nominationKey }];
  });
}
