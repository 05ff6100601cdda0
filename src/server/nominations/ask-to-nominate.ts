import { whyNoSelfNomination } from '#model/rules/why-no-self-nomination.ts';
import { whyNotReached } from '#model/rules/why-not-reminded.ts';
import type { Scope } from '../context.ts';
import { linkMakerOf } from '../links/make-links.ts';
import { selfNominationLinkOf } from '../links/nomination-links.ts';
import { invalid } from '../problems.ts';
import { candidatesNamed, offeringOf } from '../stores/candidates.ts';
import { seatsOf, type LockedEvent } from '../stores/nominations.ts';
import { uniqueKeysWritten, writeNotices, type Notice } from '../stores/outbox.ts';
import { decideNomination } from './decide-nomination.ts';
import type { NominationResult } from './nominate.ts';

const KIND = 'selfNomination.asked';

/**
 * Tells learners, each once, that they can nominate themselves for a locked event, with the link to do so; as far as
 * they could be nominated now. Answers a result for each, in their order. Throws 400 where nobody may nominate themselves.
 */
export async function askToNominate(scope: Scope, event: LockedEvent, learnerKeys: readonly string[]) {
  const offering = await offeringOf(scope, event);
  const closed = whyNoSelfNomination({ ...event, isSelfNominated: offering?.isSelfNominated ?? false }, scope.now);
  if (closed.length > 0) throw invalid({ '': closed });
  const keys = [...new Set(learnerKeys)];
  const candidates = await candidatesNamed(scope, event, { keys, offering, isWithinReach: true });
  const seats = await seatsOf(scope, event);
  const channels = event.channels ?? [];
  const known = await uniqueKeysWritten(
    scope,
    keys.flatMap((learnerKey) => channels.map((channel) => uniqueKeyOf(event, learnerKey, channel))),
  );
  const results = keys.map((learnerKey): NominationResult => {
    const candidate = candidates.get(learnerKey);
    if (!candidate) return { learnerKey, errors: { '': ['nomination.learner.unknown'] } };
    const isAsked = channels.some((channel) => known.has(uniqueKeyOf(event, learnerKey, channel)));
    const reasons = [
      ...decideNomination(event, { offering, candidate, seats }).reasons,
      ...whyNotReached({ ...candidate, isActive: true }, channels),
      ...(isAsked ? ['nomination.selfNomination.asked'] : []),
    ];
    return reasons.length > 0 ? { learnerKey, errors: { '': reasons } } : { learnerKey, asked: true };
  });
  const asked = results.filter((result) => result.asked).map(({ learnerKey }) => learnerKey);
  await writeNotices(scope, await noticesTo(scope, event, asked));
  return results;
}

async function noticesTo(scope: Scope, event: LockedEvent, learnerKeys: readonly string[]): Promise<Notice[]> {
  const make = await linkMakerOf(scope);
  return learnerKeys.flatMap((learnerKey) => {
    const meaning = selfNominationLinkOf(event, learnerKey);
    if (!meaning) return [];
    const link = make(meaning);
    return (event.channels ?? []).map((channel) => ({
      kind: KIND,
      channel,
      uniqueKey: uniqueKeyOf(event, learnerKey, channel),
      eventKey: event.key,
      recipientEntity: 'learner' as const,
      recipientKey: learnerKey,
      payload: { link },
    }));
  });
}

function uniqueKeyOf({ key }: LockedEvent, learnerKey: string, channel: string): string {
  return `${KIND}/${key}/${learnerKey}/${channel}`;
}
