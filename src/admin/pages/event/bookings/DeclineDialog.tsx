import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { whyReasonWrong } from '#model/booking.ts';
import { messageOf } from '../../../data/problems.ts';

interface Props {
  title: string;
  onDecline: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Asks why a booking is declined; what is typed stays when that is refused. */
export function DeclineDialog({ title, onDecline, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const [mistake, setMistake] = useState<string>();
  const decline = async () => {
    const [wrong] = whyReasonWrong({ approve: false, reason });
    setMistake(wrong);
    if (wrong === undefined) await onDecline(reason).catch((problem: unknown) => setMistake(messageOf(problem)));
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <TextField
          fullWidth
          multiline
          minRows={2}
          label={translate('booking.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={mistake !== undefined}
          helperText={translate(mistake ?? 'booking.reason.length')}
          sx={{ marginBlockStart: 1 }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" color="error" onClick={() => void decline()}>
          {translate('booking.decline')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
