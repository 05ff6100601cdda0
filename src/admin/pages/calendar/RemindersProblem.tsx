import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { Failure } from '../../fields/Failure.tsx';

interface Props {
  total: number;
  shown: number;
  error: unknown;
  retry: () => void;
}

/** Says that reminders could not be read, or that there are more of them than are shown. */
export function RemindersProblem({ total, shown, error, retry }: Props) {
  const translate = useTranslate();
  if (error !== undefined) return <Failure text={translate('reminder.planFailed')} problem={error} onRetry={retry} />;
  if (total <= shown) return null;
  return (
    <Alert severity="warning" variant="outlined">
      {translate('calendar.reminders.tooMany', { shown, total })}
    </Alert>
  );
}
