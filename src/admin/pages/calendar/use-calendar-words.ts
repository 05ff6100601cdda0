import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { CalendarSession } from '#model/calendar.ts';
import { useFormatDate } from '../../fields/format-date.ts';
import { useSession } from '../../session/SessionContext.tsx';
import type { Entry } from './entries.ts';

/** Days and sessions in the person's words; times by the clock of each event. */
export function useCalendarWords() {
  const translate = useTranslate();
  const { user, culture } = useSession();
  const { dateOf, timeOf, instantOf } = useFormatDate();
  return useMemo(() => {
    const part = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(culture, { ...options, timeZone: 'UTC', calendar: 'gregory' });
      return (date: string) => format.format(Date.parse(date));
    };
    const weekdayOf = part({ weekday: 'short' });
    const dayOf = (date: string) => `${weekdayOf(date)} ${dateOf(date)}`;
    const timesOf = ({ startTime, endTime }: CalendarSession) => `${timeOf(startTime)}–${timeOf(endTime)}`;
    const untilOf = ({ endTime }: CalendarSession) => translate('calendar.until', { time: timeOf(endTime) });
    const isElsewhere = ({ timeZone }: CalendarSession) => timeZone !== user.zone.iana;
    return {
      dateOf,
      timeOf,
      weekdayOf,
      dayOf,
      timesOf,
      /** When a session ends that goes on from the day before. */
      untilOf,
      isElsewhere,
      numberOf: part({ day: 'numeric' }),
      monthOf: part({ month: 'long', year: 'numeric' }),
      /** The times by the person's own clock. */
      yourTimesOf: ({ startAt, endAt }: CalendarSession) =>
        translate('calendar.yourTime', { start: instantOf(startAt), end: instantOf(endAt) }),
      /** What a session is called by whoever does not see where it stands. */
      nameOf: ({ session, isContinued }: Pick<Entry, 'session' | 'isContinued'>) => {
        const { eventName: event, title, date, startTime, endTime, timeZone: zone } = session;
        const times = { start: timeOf(startTime), end: timeOf(endTime) };
        return [
          translate('calendar.session', { event, title, day: dayOf(date), ...times, zone }),
          ...(isContinued ? [translate('calendar.continued')] : []),
          ...(session.isDraft ? [translate('calendar.draft')] : []),
          ...(session.status === 'Cancelled' ? [translate('calendar.cancelled')] : []),
        ].join('. ');
      },
    };
  }, [translate, culture, user, dateOf, timeOf, instantOf]);
}
