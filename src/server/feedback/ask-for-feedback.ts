import type { Tenant } from '../config.ts';
import type { Context, Scope } from '../context.ts';
import { linkMakerOf, type LinkMaker } from '../links/make-links.ts';
import { withLockedEvent } from '../nominations/with-locked-event.ts';
import { newKey } from '../records/new-key.ts';
import { scopeOf, system } from '../scope-of.ts';
import type { FeedbackRecipient } from '../stores/feedback-recipients.ts';
import { dueForms, openRound, type DueForm, type FeedbackRound } from '../stores/feedback-rounds.ts';
import type { LockedEvent } from '../stores/nominations.ts';
import { writeNotices, type Notice } from '../stores/outbox.ts';
import { feedbackLinkOf } from './feedback-link.ts';
import { recipientsOf } from './recipients-of.ts';

const DAY_MS = 86_400_000;

/**
 * Asks for feedback wherever that is due in a tenant: each form once, with a link for each recipient. Several servers may
 * do it at once.
 */
export async function askForFeedback(context: Context, tenant: Tenant): Promise<void> {
  const due = await dueForms(scopeOf(context, tenant, system));
  for (const key of new Set(due.map(({ eventKey }) => eventKey))) {
    await withLockedEvent(scopeOf(context, tenant, system), { key }, askAfter);
  }
}

/** Asks what is due after an event that is locked. */
export async function askAfter(scope: Scope, event: LockedEvent): Promise<void> {
  const make = await linkMakerOf(scope);
  for (const form of await dueForms(scope, event.key)) await ask(scope, event, { form, make });
}

async function ask(scope: Scope, event: LockedEvent, { form, make }: { form: DueForm; make: LinkMaker }) {
  const recipients = await recipientsOf(scope, form);
  const { closesAfterDays, ...asked } = form;
  const closesAt = new Date(scope.now.getTime() + closesAfterDays * DAY_MS).toISOString();
  const round: FeedbackRound = { ...asked, key: newKey(scope.now), asked: recipients.length, closesAt };
  if (!(await openRound(scope, round))) return;
  await writeNotices(
    scope,
    recipients.flatMap((recipient) =>
      noticesFor(event, round, { recipient, link: make(feedbackLinkOf(round, recipient)) }),
    ),
  );
}

interface Asked {
  recipient: FeedbackRecipient;
  /** A path. */
  link: string;
}

/** A manager is named by the learner: theirs may be another one by the time that the notice is sent. */
function noticesFor(event: LockedEvent, { key, audience }: FeedbackRound, { recipient, link }: Asked): Notice[] {
  const { recipientKey, learnerKey, nominationKey } = recipient;
  const [kind, recipientEntity] = toldTo[audience];
  const named = learnerKey ?? recipientKey;
  return (event.channels ?? []).map((channel) => ({
    kind,
    channel,
    uniqueKey: `${kind}/${key}/${named}/${channel}`,
    ...(nominationKey !== null && { nominationKey }),
    eventKey: event.key,
    recipientEntity,
    recipientKey: named,
    payload: { roundKey: key, link },
  }));
}

const toldTo = {
  LEARNER: ['feedback.asked', 'learner'],
  MANAGER: ['feedback.managerAsked', 'manager'],
  TRAINER: ['feedback.asked', 'instructor'],
} as const;
