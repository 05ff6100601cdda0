import { useGetOne, type RaRecord } from 'react-admin';

/** Whether learners may nominate themselves for an event: its launch says so, which may not hide itself from them. */
export function useIsSelfNominated(event: RaRecord): boolean {
  const launchKey = event['launchKey'] as string | null | undefined;
  const { data } = useGetOne('program-launch', { id: launchKey ?? '' }, { enabled: Boolean(launchKey), retry: false });
  return data?.['selfNomination'] === true && data['classifiedVisibility'] !== 'NOMINEES_ONLY';
}
