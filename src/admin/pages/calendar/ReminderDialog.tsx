import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { pathOfReminder, type CalendarReminder } from '#model/calendar.ts';
import { reminderCalls } from '#model/calls.ts';
import type { ReminderPlan } from '#model/reminders.ts';
import { useAnswer } from '../../data/useAnswer.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { useZonedTime } from '../reminders/use-zoned-time.ts';

/** A reminder to come: of what, when, how many it reaches as things stand, and the way to where it can be changed. */
export function ReminderDialog({ reminder, onClose }: { reminder: CalendarReminder; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const when = useZonedTime();
  const recipients = useRecipients(reminder);
  const { kind, name, code, at, zone, isDraft } = reminder;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>
        {translate(`reminder.kind.${kind}`)}: {name}
      </DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 0.5 }}>
        <Typography variant="body2" color="textSecondary">
          {code}
        </Typography>
        <Typography>
          <time dateTime={at}>{when(at, zone)}</time>
        </Typography>
        {recipients !== undefined && (
          <Typography>{translate('reminder.people', { smart_count: recipients })}</Typography>
        )}
        {isDraft && <Typography color="textSecondary">{translate('calendar.reminder.draft')}</Typography>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.close')}</Button>
        <Button variant="outlined" component={Link} to={pathOfReminder(reminder)}>
          {translate('reminder.planned')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** How many it reaches as things stand, as soon as that is known. */
function useRecipients({ entity, key, kind, at }: CalendarReminder): number | undefined {
  const { call } = useRostrumData();
  const { value } = useAnswer({ entity, key }, (asked, signal) =>
    call<ReminderPlan>(asked.entity === 'event' ? reminderCalls.ofEvent : reminderCalls.ofLaunch, {
      query: { key: asked.key },
      signal,
    }),
  );
  const same = value?.items.filter((item) => item.kind === kind && item.at === at) ?? [];
  return same.length > 0 ? same.reduce((sum, { recipients }) => sum + recipients, 0) : undefined;
}
