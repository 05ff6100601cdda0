import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { deliveryMessages } from '../../data/delivery-messages.ts';
import { usePageTexts } from '../../data/usePageTexts.ts';
import { Failure } from '../../fields/Failure.tsx';
import { ContentSkeleton } from '../../layout/ContentSkeleton.tsx';
import { usePageName } from '../../layout/crumb.ts';
import { ChannelTable } from './ChannelTable.tsx';
import { JobTable } from './JobTable.tsx';
import { useJobs } from './use-jobs.ts';

/** For super admins: what repeats itself, how it went last and when it runs next, and how notices stand. */
export function JobsPage() {
  usePageTexts(deliveryMessages);
  const translate = useTranslate();
  const { value, error, retry, run, resendFailed } = useJobs();
  const title = translate('section.jobs');
  usePageName(title);
  const isMailMissing = value?.channels.some(({ channel, isConfigured }) => channel === 'EMAIL' && !isConfigured);
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{translate('jobs.explain')}</Typography>
      {error !== undefined && <Failure text={translate('jobs.readFailed')} problem={error} onRetry={retry} />}
      {!value && error === undefined && <ContentSkeleton />}
      {isMailMissing && (
        <Alert severity="warning" variant="outlined">
          {translate('jobs.mailNotConfigured')}
        </Alert>
      )}
      {value && (
        <>
          <JobTable jobs={value.jobs} onRun={run} />
          <Typography variant="h2">{translate('jobs.notices')}</Typography>
          <ChannelTable channels={value.channels} onResendFailed={resendFailed} />
        </>
      )}
    </Stack>
  );
}
