import { formatInstant } from '#model/time/net-pattern.ts';
import { useFormatDate } from '../../fields/format-date.ts';
import { useSession } from '../../session/SessionContext.tsx';

interface Props {
  /** ISO 8601. */
  instant: string;
  /** IANA name of the event's zone. */
  zone: string;
}

/** An instant by the clock of an event; by the person's own on hover. */
export function EventTime({ instant, zone }: Props) {
  const { user, culture } = useSession();
  const { instantOf } = useFormatDate();
  return (
    <time dateTime={instant} title={`${instantOf(instant)} ${user.zone.label}`}>
      {formatInstant(instant, user.dateTimeFormat, zone, culture)}
    </time>
  );
}
