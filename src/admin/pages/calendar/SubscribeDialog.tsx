import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Failure } from '../../fields/Failure.tsx';
import { useFormatDate } from '../../fields/format-date.ts';
import { FeedAddress } from './FeedAddress.tsx';
import { useSubscription } from './use-subscription.ts';

/** The address by which calendar programs show one's sessions: made, copied, renewed, ended. */
export function SubscribeDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  const id = useId();
  const { since, address, isKnown, isBusy, error, retry, subscribe, unsubscribe } = useSubscription();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('calendar.subscribe.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{translate('calendar.subscribe.text')}</Typography>
        {error !== undefined && (
          <Failure text={translate('calendar.subscribe.failed')} problem={error} onRetry={retry} />
        )}
        {address && <FeedAddress address={address} />}
        {since && !address && (
          <Typography>
            {translate('calendar.subscribe.since', { date: instantOf(since) })}{' '}
            {translate('calendar.subscribe.renewed')}
          </Typography>
        )}
        {isKnown && !since && <Typography>{translate('calendar.subscribe.none')}</Typography>}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        {since && (
          <Button color="error" variant="outlined" disabled={isBusy} onClick={() => void unsubscribe()}>
            {translate('calendar.subscribe.end')}
          </Button>
        )}
        {isKnown && (
          <Button variant="contained" loading={isBusy} onClick={() => void subscribe()}>
            {translate(since ? 'calendar.subscribe.renew' : 'calendar.subscribe.make')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
