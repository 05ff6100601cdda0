import { entityNamed, wholeOf } from '#model/entities.ts';
import { invalid } from '../problems.ts';
import type { Scope } from '../context.ts';
import { passOf } from '../checkin/check-in-pass.ts';
import { makeFeedbackLink, type WhoAnswers } from '../feedback/make-feedback-link.ts';
import { noteAction } from '../records/note-action.ts';
import { candidatesNamed } from '../stores/candidates.ts';
import { managersOf } from '../stores/managers.ts';
import { nomination, nominationsNamed, type LockedEvent } from '../stores/nominations.ts';
import type { CheckInLink, Meaning, Purpose, SeatLink } from './link.ts';
import { linkMakerOf } from './make-links.ts';
import { nominationLinkOf, selfNominationLinkOf } from './nomination-links.ts';
import { whyLinkUseless } from './why-link-refused.ts';

interface Asked {
  purpose: Purpose;
  nominationKey?: string;
  learnerKey?: string;
}

/** What is asked for a link: also by whom a form is to be answered. */
export type AskedLink = Omit<Asked, 'purpose'> & WhoAnswers & { purpose: Purpose | 'feedback' | 'checkIn' };

/**
 * Makes a link for somebody else to act by; the history of the nomination or the event tells that it was handed out. Throws 400 where it
 * would be of no use, and for an approval unless a super admin asks, who may decide in the place of a manager.
 */
export async function makeLinkFor(scope: Scope, event: LockedEvent, asked: AskedLink) {
  const { purpose, nominationKey } = asked;
  const link = await meaningOf(scope, event, asked);
  const path = (await linkMakerOf(scope))(link);
  if (asked.roundKey !== undefined) await noteAction(scope, wholeOf(entityNamed('event')), event.key, 'make-link');
  else if (nominationKey !== undefined && purpose !== 'selfNomination')
    await noteAction(scope, nomination, nominationKey, 'make-link');
  return { path, expiresAt: link.expiresAt };
}

async function meaningOf(scope: Scope, event: LockedEvent, asked: AskedLink): Promise<Meaning> {
  const { purpose, nominationKey } = asked;
  if (purpose === 'feedback') return makeFeedbackLink(scope, event, asked);
  return purpose === 'checkIn' ? toCheckIn(scope, event, nominationKey) : toAct(scope, event, { ...asked, purpose });
}

async function toCheckIn(scope: Scope, event: LockedEvent, nominationKey = ''): Promise<Meaning<CheckInLink>> {
  const [found] = await nominationsNamed(scope, event.key, [nominationKey]);
  if (!found) throw invalid({ nominationKey: ['common.notFound'] });
  const pass = found.state === 'Confirmed' ? passOf(event, found) : undefined;
  if (!pass) throw invalid({ '': ['nomination.state.refused'] });
  return pass;
}

async function toAct(scope: Scope, event: LockedEvent, asked: Asked): Promise<Meaning<SeatLink>> {
  const link = await (asked.purpose === 'selfNomination' ? toOneself(scope, event, asked) : toOne(scope, event, asked));
  const reasons = await whyLinkUseless(scope, event, link);
  if (reasons.length > 0) throw invalid({ '': reasons });
  return link;
}

async function toOneself(scope: Scope, event: LockedEvent, { learnerKey = '' }: Asked): Promise<Meaning<SeatLink>> {
  const known = await candidatesNamed(scope, event, { keys: [learnerKey], offering: undefined, isWithinReach: true });
  if (!known.has(learnerKey)) throw invalid({ learnerKey: ['nomination.learner.unknown'] });
  const link = selfNominationLinkOf(event, learnerKey);
  if (!link) throw invalid({ '': ['nomination.event.notLaunched'] });
  return link;
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
