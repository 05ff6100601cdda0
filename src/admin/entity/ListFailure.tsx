import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext, useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { messageOf, statusOf } from '../data/problems.ts';

/** Why the list could not be loaded, in place, with the way to try again. */
export function ListFailure() {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  const { pathname } = useLocation();
  // What the address asks for is not to be had: asking again would only be refused again.
  const isRefused = statusOf(error) === 400;
  return (
    <Stack spacing={2} sx={{ alignItems: 'center', paddingBlock: 8 }}>
      <Typography>{translate(messageOf(error))}</Typography>
      {isRefused ? (
        <Button variant="outlined" component={Link} to={pathname} reloadDocument>
          {translate('list.reset')}
        </Button>
      ) : (
        <Button variant="outlined" onClick={() => void refetch()}>
          {translate('common.tryAgain')}
        </Button>
      )}
    </Stack>
  );
}
