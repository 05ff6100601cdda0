import type { NominationAct } from '#model/rules/why-nomination-refused.ts';
import type { Scope } from '../context.ts';
import { actOnNominations } from '../nominations/act-on-nominations.ts';
import { nominate, type NominationResult } from '../nominations/nominate.ts';
import type { LockedEvent } from '../stores/nominations.ts';
import type { Purpose, SeatLink } from './link.ts';

/** Something that can be answered to a link. */
export interface Answer {
  name: string;
  /** Whether it says why. */
  wantsReason: boolean;
  act: (scope: Scope, event: LockedEvent, asked: Asked) => Promise<NominationResult>;
}

interface Asked {
  link: SeatLink;
  reason: string | undefined;
}

/** What can be answered to the links of each purpose, the likeliest first. */
export const answersTo: Record<Purpose, readonly Answer[]> = {
  offer: [acting('accept', 'confirm'), acting('decline', 'withdraw')],
  withdrawal: [acting('withdraw', 'withdraw')],
  approval: [acting('approve', 'approve'), { ...acting('reject', 'reject'), wantsReason: true }],
  selfNomination: [{ name: 'nominate', wantsReason: false, act: nominateOneself }],
};

function acting(name: string, act: NominationAct): Answer {
  return {
    name,
    wantsReason: false,
    async act(scope, event, { link, reason }) {
      const [result] = await actOnNominations(scope, event, {
        act,
        nominationKeys: [link.nominationKey ?? ''],
        reason,
      });
      return result ?? refused(link, ['common.notFound']);
    },
  };
}

async function nominateOneself(scope: Scope, event: LockedEvent, { link }: Asked): Promise<NominationResult> {
  const [result] = await nominate(scope, event, { learnerKeys: [link.learnerKey], source: 'SELF' });
  return result ?? refused(link, ['common.notFound']);
}

/** The result of what was not done. */
export function refused({ learnerKey }: SeatLink, reasons: string[]): NominationResult {
  return { learnerKey, errors: { '': reasons } };
}
