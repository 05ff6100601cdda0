import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';

interface Props {
  isOpen: boolean;
  title: string;
  text: string;
  /** The verb of the button. */
  confirm?: string;
  isDestructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is deleted, or changed for many. */
export function ConfirmDialog({ isOpen, title, text, confirm, isDestructive = true, onConfirm, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <DialogContentText color="textPrimary">{text}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button onClick={onConfirm} variant="contained" color={isDestructive ? 'error' : 'primary'}>
          {confirm ?? translate('delete.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
