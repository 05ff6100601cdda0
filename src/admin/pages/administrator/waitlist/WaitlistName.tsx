import { useTranslate, type RaRecord } from 'react-admin';
import { Counted } from '../../../layout/Counted.tsx';

/** What the tab of the waiting list is called, and how many wait. */
export function WaitlistName({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  return <Counted text={translate('administration.waitlist')} count={Number(event['waitlisted'] ?? 0)} />;
}
