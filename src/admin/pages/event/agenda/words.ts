import { useTranslate } from 'react-admin';
import { useFormatDate } from '../../../fields/format-date.ts';
import { formatInstant } from '#model/time/net-pattern.ts';
import { useSession } from '../../../session/SessionContext.tsx';
import type { EditedDay, EditedSession } from './edited-agenda.ts';
import type { Problem } from './problems.ts';
import type { Setting } from './setting.ts';

/** Days, times and problems in the person's words; instants by the clock of the event. */
export function useWords({ zone = 'UTC' }: Pick<Setting, 'zone'>) {
  const translate = useTranslate();
  const { user, culture } = useSession();
  const { dateOf, timeOf } = useFormatDate();
  const weekday = new Intl.DateTimeFormat(culture, { weekday: 'short', timeZone: 'UTC' });
  const dayOf = ({ date, dayNumber }: Pick<EditedDay, 'date' | 'dayNumber'>) =>
    date === undefined
      ? translate('agenda.day', { number: dayNumber })
      : `${weekday.format(Date.parse(date))} ${dateOf(date)}`;
  const instantOf = (instant: string) => formatInstant(instant, user.dateTimeFormat, zone, culture);
  return {
    dayOf,
    timeOf,
    /** What a session is called by whoever does not see where it stands. */
    sessionOf: (session: EditedSession, day: EditedDay) =>
      translate('agenda.sessionAt', {
        title: session.title,
        day: dayOf(day),
        start: timeOf(session.startTime),
        end: timeOf(session.endTime),
      }),
    problemOf: ({ conflict, message }: Problem) => {
      if (!conflict) return translate(message);
      const { kind, about, with: other } = conflict;
      return translate(`agenda.conflict.${kind}`, {
        name: about.name,
        ...(other && {
          event: other.name ?? translate('agenda.conflict.otherEvent'),
          start: instantOf(other.startAt),
          end: instantOf(other.endAt),
        }),
      });
    },
  };
}
