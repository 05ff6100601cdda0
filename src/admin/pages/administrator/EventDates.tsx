import { useTranslate, type RaRecord } from 'react-admin';
import { EventTime } from './EventTime.tsx';

/** From when to when an event takes place, by its own clock, with the zone named. */
export function EventDates({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const { startAt, endAt } = event as Partial<Record<string, string>>;
  const zone = String(event['timeZone']);
  if (!startAt || !endAt) return <span>{translate('administration.noSessions')}</span>;
  return (
    <span>
      <EventTime instant={startAt} zone={zone} /> – <EventTime instant={endAt} zone={zone} /> ({zone})
    </span>
  );
}
