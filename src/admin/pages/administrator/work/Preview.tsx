import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../../../data/useAnswer.ts';
import { Failure } from '../../../fields/Failure.tsx';
import { ResultList } from './ResultList.tsx';
import { useSummary } from './summary.ts';
import type { Work } from './work.ts';

/** What would become of each, before it is done. */
export function Preview({ ask, done }: { ask: NonNullable<Work['preview']>; done: Work['done'] }) {
  const translate = useTranslate();
  const summaryOf = useSummary();
  const { value: results, error, retry } = useAnswer('preview', ask);
  if (error !== undefined) {
    return <Failure text={translate('administration.preview.failed')} problem={error} onRetry={retry} />;
  }
  if (!results) return <Skeleton variant="rounded" height={120} />;
  return (
    <>
      <Alert severity="info">{translate('administration.preview', { summary: summaryOf(results, done) })}</Alert>
      <ResultList results={results} />
    </>
  );
}
