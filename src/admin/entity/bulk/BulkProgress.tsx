import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Bulk } from './useBulk.ts';

/** How many of the records have been sent. */
export function BulkProgress({ bulk: { sent, total, isStopping } }: { bulk: Bulk }) {
  const translate = useTranslate();
  const text = translate('bulk.progress', { sent, total });
  return (
    <Stack spacing={1}>
      <LinearProgress variant="determinate" value={(sent / total) * 100} aria-label={text} aria-valuetext={text} />
      <Typography variant="body2">{text}</Typography>
      <Typography component="output" variant="body2" color="textSecondary">
        {isStopping && translate('bulk.stopping')}
      </Typography>
    </Stack>
  );
}
