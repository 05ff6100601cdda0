import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { CalendarSession } from '#model/calendar.ts';
import { SessionFacts } from './SessionFacts.tsx';
import { SessionLinks } from './SessionLinks.tsx';
import { SessionTime } from './SessionTime.tsx';

interface Props {
  session: CalendarSession;
  onMove: () => void;
  onClose: () => void;
}

/** A session as a ticket, over the calendar. */
export function SessionDialog({ session, onMove, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        {session.eventName}: {session.title}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1 }}>
        <SessionTime session={session} />
        <SessionFacts session={session} />
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button size="small" onClick={onClose}>
          {translate('common.close')}
        </Button>
        <SessionLinks session={session} />
        {session.isMovable && (
          <Button size="small" variant="contained" onClick={onMove}>
            {translate('calendar.move')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
