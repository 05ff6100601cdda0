import { useTranslate, type RaRecord } from 'react-admin';
import { reviewCalls } from '#model/calls.ts';
import type { Review } from '#model/review.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { Failure } from '../../../fields/Failure.tsx';
import { ContentSkeleton } from '../../../layout/ContentSkeleton.tsx';
import { ReviewSheet } from './ReviewSheet.tsx';
import { ReviewTools } from './ReviewTools.tsx';

/** What came of an event, to be read, printed and taken along. */
export function ReviewTab({ event }: { event: RaRecord }) {
  const translate = useTranslate();
  const { call } = useRostrumData();
  const { value, error, retry } = useAnswer({ key: String(event.id), version: event['version'] }, ({ key }, signal) =>
    call<Review>(reviewCalls.read, { query: { key }, signal }),
  );
  if (error !== undefined) return <Failure text={translate('review.failed')} problem={error} onRetry={retry} />;
  if (!value) return <ContentSkeleton />;
  return (
    <>
      <ReviewTools eventKey={String(event.id)} />
      <ReviewSheet event={event} review={value} />
    </>
  );
}
