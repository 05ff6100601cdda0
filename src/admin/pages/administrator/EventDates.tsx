import { useTranslate, type RaRecord } from 'react-admin';
import { ZonedTime } from '../../fields/ZonedTime.tsx';

/** From when to when an event takes place, by its own clock, with the zone named. */
export function EventDates({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const { startAt, endAt } = event as Partial<Record<string, string>>;
  const zone = String(event['timeZone']);
  if (!startAt || !endAt) return <span>{translate('administration.noSessions')}</span>;
  return (
    <span>
      <ZonedTime instant={startAt} zone={zone} isNamed={false} /> –{' '}
      <ZonedTime instant={endAt} zone={zone} isNamed={false} /> ({zone})
    </span>
  );
}
