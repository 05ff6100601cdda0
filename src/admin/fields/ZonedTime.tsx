import Typography from '@mui/material/Typography';
import { formatInstant } from '#model/time/net-pattern.ts';
import { isZone } from '#model/time/zones.ts';
import { useSession } from '../session/SessionContext.tsx';
import { useFormatDate } from './format-date.ts';

interface Props {
  /** Instant, ISO 8601. */
  instant: string;
  /** What should be an IANA zone; by any other text the person's own clock is read. */
  zone: unknown;
  /** Whether another zone than the person's own is named; false where it stands nearby. */
  isNamed?: boolean;
}

/** An instant by the clock of its place, which is named where it is not the person's own; on hover by the person's own. */
export function ZonedTime({ instant, zone, isNamed = true }: Props) {
  const { user, culture } = useSession();
  const { instantOf } = useFormatDate();
  const own = user.zone.iana;
  const there = typeof zone === 'string' && isZone(zone) ? zone : own;
  return (
    <time dateTime={instant} title={`${instantOf(instant)} ${own}`}>
      {formatInstant(instant, user.dateTimeFormat, there, culture)}
      {isNamed && there !== own && (
        <Typography component="span" variant="caption" color="textSecondary">
          {` ${there}`}
        </Typography>
      )}
    </time>
  );
}
