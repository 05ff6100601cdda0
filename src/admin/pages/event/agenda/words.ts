import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { sessionFields } from '#model/agenda/agenda.ts';
import type { Field } from '#model/entity.ts';
import { labelOf } from '../../../entity/names.ts';
import { useFormatDate } from '../../../fields/format-date.ts';
import { formatInstant } from '#model/time/net-pattern.ts';
import { useSession } from '../../../session/SessionContext.tsx';
import type { EditedDay, EditedSession } from './edited-agenda.ts';
import type { Problem } from './problems.ts';

/** Days, times and problems in the person's words. */
export interface Words {
  dayOf: (day: Pick<EditedDay, 'date' | 'dayNumber'>) => string;
  /** A time of the wall clock. */
  timeOf: (time: string) => string;
  /** What a session is called by whoever does not see where it stands. */
  sessionOf: (session: EditedSession, day: string) => string;
  problemOf: (problem: Problem) => string;
  /** The same for who does not see where it stands: with the name of its field. */
  placedProblemOf: (problem: Problem) => string;
}

/** Such as the link of its meeting by `meeting.url`. */
function sessionFieldAt(path = ''): Field | undefined {
  const [top, ...inner] = path.split('.');
  const first = sessionFields.find(({ name }) => name === top);
  return inner.reduce((field, name) => field?.fields.find((one) => one.name === name), first);
}

/** The words for days of an event, or of a training; instants by the clock of the event's IANA zone. */
export function useWords(zone = 'UTC'): Words {
  const translate = useTranslate();
  const { user, culture } = useSession();
  const { dateOf, timeOf: writtenTimeOf } = useFormatDate();
  return useMemo(() => {
    const weekday = new Intl.DateTimeFormat(culture, { weekday: 'short', timeZone: 'UTC' });
    const times = new Map<string, string>();
    // A day has few times, and an agenda many sessions.
    const timeOf = (time: string) => {
      const text = times.get(time) ?? writtenTimeOf(time);
      times.set(time, text);
      return text;
    };
    const instantOf = (instant: string) => formatInstant(instant, user.dateTimeFormat, zone, culture);
    const problemOf: Words['problemOf'] = ({ conflict, message }) => {
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
    };
    return {
      dayOf: ({ date, dayNumber }) =>
        date === undefined
          ? translate('agenda.day', { number: dayNumber })
          : `${weekday.format(Date.parse(date))} ${dateOf(date)}`,
      timeOf,
      sessionOf: ({ title, startTime, endTime, status, reason = '' }, day) => {
        const at = translate('agenda.sessionAt', { title, day, start: timeOf(startTime), end: timeOf(endTime) });
        return status === 'Cancelled' ? `${at}. ${translate('agenda.cancelled', { reason })}` : at;
      },
      problemOf,
      placedProblemOf: (problem) => {
        const field = problem.conflict ? undefined : sessionFieldAt(problem.field);
        return field ? `${labelOf(field, translate)}: ${problemOf(problem)}` : problemOf(problem);
      },
    };
  }, [translate, culture, user.dateTimeFormat, zone, dateOf, writtenTimeOf]);
}
