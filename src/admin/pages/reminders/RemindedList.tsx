import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { RemindedAnswer } from '#model/reminders.ts';
import { ResultScroller } from '../../entity/ResultScroller.tsx';
import { RemindedMessage } from './RemindedMessage.tsx';
import { RemindedRow } from './RemindedRow.tsx';

/** Whom a reminder reaches and how, those first whom it does not, with the reason. */
export function RemindedList({ answer: { reached, notReached, recipients, message } }: { answer: RemindedAnswer }) {
  const translate = useTranslate();
  const total = reached + notReached;
  const counts = [
    translate(reached > 0 ? 'reminder.reaches' : 'reminder.reachesNobody', { smart_count: reached }),
    ...(notReached > 0 && reached > 0 ? [translate('reminder.reaches.not', { smart_count: notReached })] : []),
  ];
  return (
    <>
      <Alert severity={notReached > 0 || reached === 0 ? 'warning' : 'info'}>{counts.join(', ')}</Alert>
      {recipients.length > 0 && (
        <ResultScroller label={translate('reminder.preview')}>
          {recipients.map((one) => (
            <RemindedRow key={one.key} one={one} />
          ))}
        </ResultScroller>
      )}
      {total > recipients.length && (
        <Typography variant="body2">{translate('reminder.shown', { shown: recipients.length, total })}</Typography>
      )}
      {message && <RemindedMessage message={message} />}
    </>
  );
}
