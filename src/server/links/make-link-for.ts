import { invalid } from '../problems.ts';
import type { Scope } from '../context.ts';
import { feedbackLinkOf } from '../feedback/feedback-link.ts';
import { noteAction } from '../records/note-action.ts';
import { candidatesNamed } from '../stores/candidates.ts';
import { hasAnswered, roundsOf } from '../stores/feedback.ts';
import { managersOf } from '../stores/managers.ts';
import { nomination, nominationsNamed, type LockedEvent } from '../stores/nominations.ts';
import type { FeedbackLink, Meaning, Purpose, SeatLink } from './link.ts';
import { linkMakerOf } from './make-links.ts';
import { nominationLinkOf } from './nomination-links.ts';
import { whyLinkUseless } from './why-link-refused.ts';

interface Asked<Of extends Purpose | 'feedback' = Purpose> {
  purpose: Of;
  nominationKey?: string;
  learnerKey?: string;
}

/**
 * Makes a link for somebody else to act by; the history of a nomination tells that it was handed out. Throws 400 where it
 * would be of no use, and for an approval unless a super admin asks, who may decide in the place of a manager.
 */
export async function makeLinkFor(scope: Scope, event: LockedEvent, asked: Asked<Purpose | 'feedback'>) {
  const { purpose, nominationKey } = asked;
  const link = await (purpose === 'feedback'
    ? toAnswer(scope, event, asked)
    : toAct(scope, event, { ...asked, purpose }));
  const path = (await linkMakerOf(scope))(link);
  if (nominationKey !== undefined && purpose !== 'selfNomination')
    await noteAction(scope, nomination, nominationKey, 'make-link');
  return { path, expiresAt: link.expiresAt };
}

async function toAct(scope: Scope, event: LockedEvent, asked: Asked): Promise<Meaning<SeatLink>> {
  const link = await (asked.purpose === 'selfNomination' ? toOneself(scope, event, asked) : toOne(scope, event, asked));
  const reasons = await whyLinkUseless(scope, event, link);
  if (reasons.length > 0) throw invalid({ '': reasons });
  return link;
}

/** To the form that a learner was asked last and has not answered. */
async function toAnswer(
  scope: Scope,
  event: LockedEvent,
  { nominationKey = '' }: Pick<Asked, 'nominationKey'>,
): Promise<Meaning<FeedbackLink>> {
  const [found] = await nominationsNamed(scope, event.key, [nominationKey]);
  if (!found) throw invalid({ nominationKey: ['common.notFound'] });
  const recipient = { recipientKey: found.learnerKey, learnerKey: null };
  const now = scope.now.toISOString();
  const rounds = found.state === 'Confirmed' ? await roundsOf(scope, event.key) : [];
  for (const round of rounds.filter(({ audience, closesAt }) => audience === 'LEARNER' && closesAt > now)) {
    const isAnswered = await hasAnswered(scope, { roundKey: round.key, ...recipient });
    if (!isAnswered) return feedbackLinkOf(round, recipient);
  }
  throw invalid({ '': ['feedback.notAsked'] });
}

async function toOneself(
  scope: Scope,
  event: LockedEvent,
  { purpose, learnerKey = '' }: Asked,
): Promise<Meaning<SeatLink>> {
  const known = await candidatesNamed(scope, event, { keys: [learnerKey], offering: undefined, isWithinReach: true });
  if (!known.has(learnerKey)) throw invalid({ learnerKey: ['nomination.learner.unknown'] });
  if (!event.endAt) throw invalid({ '': ['nomination.event.notLaunched'] });
  return { purpose, eventKey: event.key, learnerKey, actorKey: learnerKey, expiresAt: event.endAt };
}

async function toOne(
  scope: Scope,
  event: LockedEvent,
  { purpose, nominationKey = '' }: Asked,
): Promise<Meaning<SeatLink>> {
  const [found] = await nominationsNamed(scope, event.key, [nominationKey]);
  if (!found) throw invalid({ nominationKey: ['common.notFound'] });
  if (purpose === 'approval') await refuseApproval(scope, event, found.learnerKey);
  const managers = await managersOf(scope, [found.learnerKey]);
  const link = nominationLinkOf(event, found, { purpose, managers });
  if (!link) throw invalid({ '': ['nomination.state.refused'] });
  return link;
}

/** Whoever has the link can decide: it is for nobody who may not. */
async function refuseApproval(scope: Scope, event: LockedEvent, learnerKey: string): Promise<void> {
  const known = await candidatesNamed(scope, event, { keys: [learnerKey], offering: undefined, isWithinReach: false });
  const isSuperAdmin = scope.caller.roles.includes('superAdmin');
  const reasons = [
    ...(isSuperAdmin ? [] : ['nomination.approve.manager']),
    ...(known.get(learnerKey)?.isCaller ? ['nomination.approve.own'] : []),
  ];
  if (reasons.length > 0) throw invalid({ '': reasons });
}
