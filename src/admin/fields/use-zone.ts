import { useWatch } from 'react-hook-form';
import { isZone } from '#model/time/zones.ts';
import { useSession } from '../session/SessionContext.tsx';

/** The IANA name of the zone that the form says in a field, else of the person's own. */
export function useZone(field: string | undefined): string {
  const { user } = useSession();
  const zone: unknown = useWatch({ name: field ?? '', disabled: field === undefined });
  return typeof zone === 'string' && isZone(zone) ? zone : user.zone.iana;
}
