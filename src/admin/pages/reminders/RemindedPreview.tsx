import { useTranslate } from 'react-admin';
import type { RemindedAnswer } from '#model/reminders.ts';
import type { Answer } from '../../data/useAnswer.ts';
import { Failure } from '../../fields/Failure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { RemindedList } from './RemindedList.tsx';

/** Whom a reminder would reach, as soon as that is known. */
export function RemindedPreview({ value, error, retry }: Answer<RemindedAnswer>) {
  const translate = useTranslate();
  if (error !== undefined) {
    return <Failure text={translate('reminder.previewFailed')} problem={error} onRetry={retry} />;
  }
  return value ? <RemindedList answer={value} /> : <ContentSkeleton />;
}
