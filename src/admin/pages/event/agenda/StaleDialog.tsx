import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

interface Props {
  onTheirs: () => void;
  onMine: () => void;
}

/** Somebody else was faster: theirs or mine, for the sessions are saved as a whole. */
export function StaleDialog({ onTheirs, onMine }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{translate('agenda.stale.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText color="textPrimary">{translate('agenda.stale.text')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onTheirs}>{translate('agenda.stale.theirs')}</Button>
        <Button variant="contained" onClick={onMine}>
          {translate('agenda.stale.mine')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
