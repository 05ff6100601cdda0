import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Outcome, Upload } from './useUpload.ts';

interface Props {
  upload: Upload;
  outcome: Extract<Outcome, { name: 'sending' }>;
}

/** How far a file is: sent in percent, then the server's turn. What is being written can't be stopped any more. */
export function UploadProgress({ upload, outcome: { isDryRun, percent } }: Props) {
  const translate = useTranslate();
  const isSent = percent >= 100;
  const doing = isDryRun ? 'upload.checking' : 'upload.writing';
  const text = translate(isSent ? doing : 'upload.sending', { name: upload.file?.name, percent });
  return (
    <Stack spacing={1}>
      <LinearProgress
        aria-label={text}
        {...(isSent ? { variant: 'indeterminate' } : { variant: 'determinate', value: percent })}
      />
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography variant="body2" color="textSecondary">
          {text}
        </Typography>
        {(isDryRun || !isSent) && (
          <Button size="small" onClick={upload.stop}>
            {translate('upload.stop')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}
