import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { messageOf } from '../data/problems.ts';

/** Why a record can't be shown, in place, and the way back. */
export function RecordFailure({ text, problem }: { text: string; problem?: unknown }) {
  const translate = useTranslate();
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'center', textAlign: 'center', paddingBlock: 8 }}>
      <Typography variant="h1" role="alert">
        {text}
      </Typography>
      {problem !== undefined && <Typography color="textSecondary">{translate(messageOf(problem))}</Typography>}
      <Button component={Link} to=".." variant="outlined">
        {translate('record.back')}
      </Button>
    </Stack>
  );
}
