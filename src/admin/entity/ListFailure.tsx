import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { messageOf } from '../data/problems.ts';

/** Why the list could not be loaded, in place, with the way to try again. */
export function ListFailure() {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', paddingBlock: 8 }}>
      <Typography>{translate(messageOf(error))}</Typography>
      <Button variant="outlined" onClick={() => void refetch()}>
        {translate('common.tryAgain')}
      </Button>
    </Stack>
  );
}
