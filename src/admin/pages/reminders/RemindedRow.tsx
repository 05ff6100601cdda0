import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Reminded } from '#model/reminders.ts';

/** Somebody whom a reminder is for: how it comes, or why it does not. */
export function RemindedRow({ one: { name, email, channels, reasons } }: { one: Omit<Reminded, 'key'> }) {
  const translate = useTranslate();
  const ways = channels.map((channel) => (channel === 'EMAIL' ? email : translate(`reminder.channel.${channel}`)));
  const isReached = reasons.length === 0;
  return (
    <li>
      <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
      <Typography variant="body2" color={isReached ? 'textSecondary' : 'error'}>
        {(isReached ? ways : reasons.map((key) => translate(key))).join(' · ')}
      </Typography>
    </li>
  );
}
