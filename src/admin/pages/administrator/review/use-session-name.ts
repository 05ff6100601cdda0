import { useTranslate } from 'react-admin';
import type { SessionReview } from '#model/review.ts';
import { useFormatDate } from '../../../fields/format-date.ts';

/** What a session is called and when it is; or that it is the event as a whole. */
export function useSessionName(): (session: SessionReview['session']) => string {
  const translate = useTranslate();
  const { dateOf, timeOf } = useFormatDate();
  return (session) => {
    if (!session) return translate('attendance.wholeEvent');
    const name = `${session.title}, ${dateOf(session.date)} ${timeOf(session.startTime)}`;
    return session.compulsory ? name : translate('review.optional', { name });
  };
}
