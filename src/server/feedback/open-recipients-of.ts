import type { Scope } from '../context.ts';
import { receiptsOf } from '../stores/feedback-answers.ts';
import type { FeedbackRecipient } from '../stores/feedback-recipients.ts';
import type { FeedbackRound } from '../stores/feedback-rounds.ts';
import { recipientsOf } from './recipients-of.ts';

/**
 * Who may still answer a round; nobody once it is closed. Of an anonymous form that is everybody who is asked, for
 * whoever watched who leaves could tell whose the answer is that has just come.
 */
export async function openRecipientsOf(scope: Scope, round: FeedbackRound): Promise<FeedbackRecipient[]> {
  if (Date.parse(round.closesAt) <= scope.now.getTime()) return [];
  const recipients = await recipientsOf(scope, round);
  if (round.anonymous) return recipients;
  const answered = new Set((await receiptsOf(scope, round.key)).map((receipt) => placeOf(receipt)));
  return recipients.filter((recipient) => !answered.has(placeOf(recipient)));
}

function placeOf({ recipientKey, learnerKey }: Pick<FeedbackRecipient, 'recipientKey' | 'learnerKey'>): string {
  return `${recipientKey}/${learnerKey ?? ''}`;
}
