import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';

/** The inspector on narrow screens. */
export function InspectorDialog({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{translate('agenda.inspector')}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
