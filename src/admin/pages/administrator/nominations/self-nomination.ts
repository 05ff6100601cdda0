import { useState } from 'react';
import { useGetOne, type RaRecord } from 'react-admin';
import { whyNoSelfNomination } from '#model/rules/why-no-self-nomination.ts';

/** Whether learners may nominate themselves for an event: its launch says so, and its registration has not ended. */
export function useIsSelfNominated(event: RaRecord): boolean {
  const { launchKey, registrationEndsAt } = event as Partial<Record<string, string | null>>;
  const [now] = useState(() => new Date());
  const { data } = useGetOne('program-launch', { id: launchKey ?? '' }, { enabled: Boolean(launchKey), retry: false });
  const isSelfNominated = data?.['selfNomination'] === true && data['classifiedVisibility'] !== 'NOMINEES_ONLY';
  return whyNoSelfNomination({ isSelfNominated, registrationEndsAt }, now).length === 0;
}
