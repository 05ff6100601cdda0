import { nominationActCall } from '#model/calls.ts';
import type { Event, Nomination } from '#model/generated/types.ts';
import { nominationActs, whyNominationRefused, type NominationAct } from '#model/rules/why-nomination-refused.ts';
import type { RaRecord } from 'react-admin';
import { useTranslate } from 'react-admin';
import { useSession } from '../../../session/SessionContext.tsx';
import { useNominationCalls } from '../work/nomination-calls.ts';
import type { Work } from '../work/work.ts';

/** What is asked before a nomination is brought to an end. */
const asked: Partial<Record<NominationAct, Pick<Work, 'reason' | 'isDestructive'>>> = {
  reject: { reason: 'required', isDestructive: true },
  withdraw: { reason: 'optional', isDestructive: true },
  remove: { reason: 'optional', isDestructive: true },
};

/** What may be done with nominations of an event, as work for one or many of them. */
export function useActs(event: RaRecord) {
  const translate = useTranslate();
  const { sendEach } = useNominationCalls(String(event.id));
  const workOf = (act: NominationAct, keys: readonly string[], name?: string): Work => {
    const verb = translate(`nomination.action.${act}`);
    const { reason, ...more } = asked[act] ?? {};
    return {
      title: name === undefined ? verb : translate('administration.act.of', { act: verb, name }),
      verb,
      ...more,
      ...(reason && {
        reason,
        question: translate(`administration.act.${act}.ask`, { smart_count: keys.length }),
      }),
      send: (input) => sendEach(nominationActCall(act), 'nominationKeys', keys, input),
    };
  };
  return { acts: nominationActs, workOf };
}

/** Why something may not be done with a nomination, as far as the screen knows: the server knows the learner better. */
export function useWhyRefused(event: RaRecord) {
  const { user, roles } = useSession();
  const { status, startAt, approval, withdrawal, withdrawalCutoff } = event as RaRecord & Event;
  return (act: NominationAct, nomination: RaRecord): string[] => {
    const { state, offerExpiresAt, employeeCode } = nomination as RaRecord & Nomination;
    const facts = {
      state,
      offerExpiresAt: offerExpiresAt ?? null,
      isLearnerActive: true,
      isOwn: employeeCode !== undefined && employeeCode.toLowerCase() === user.loginCode.toLowerCase(),
      isSuperAdmin: roles.includes('superAdmin'),
      eventStatus: status ?? 'Initial',
      eventStartAt: startAt ?? null,
      approval,
      withdrawal,
      withdrawalCutoff: withdrawalCutoff ?? null,
    };
    return whyNominationRefused(act, facts, new Date());
  };
}
