import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { messageOf, statusOf } from '../data/problems.ts';

interface Props {
  text: string;
  problem?: unknown;
  onRetry?: () => void;
}

/** Why a record can't be shown, in place, the way back, and the way to try again where that may help. */
export function RecordFailure({ text, problem, onRetry }: Props) {
  const translate = useTranslate();
  const mayHelp = onRetry !== undefined && statusOf(problem) !== 404;
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 8 }}>
      <Typography variant="h1" role="alert">
        {text}
      </Typography>
      {problem !== undefined && <Typography color="textSecondary">{translate(messageOf(problem))}</Typography>}
      <Stack direction="row" spacing={1}>
        <Button component={Link} to=".." variant="outlined">
          {translate('record.back')}
        </Button>
        {mayHelp && <Button onClick={onRetry}>{translate('common.tryAgain')}</Button>}
      </Stack>
    </Stack>
  );
}
