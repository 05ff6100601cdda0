import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { useRefreshActions } from '../../../entity/record-actions.ts';
import { Failure } from '../../../fields/Failure.tsx';
import { BookingList } from './BookingList.tsx';
import { readBookings } from './booking-calls.ts';

interface Props {
  eventKey: string;
  /** Of the event: another one may have other bookings. */
  version: unknown;
}

/** The bookings of an event that need approval; nothing where none does. */
export function EventBookings({ eventKey, version }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const { value, error, retry } = useAnswer({ eventKey, version }, (asked, signal) =>
    readBookings(data, asked.eventKey, signal),
  );
  // Whether the event can be launched depends on them.
  const refreshActions = useRefreshActions('event');
  const onDecided = () => {
    retry();
    void refreshActions();
  };
  if (error !== undefined) return <Failure text={translate('booking.failed')} problem={error} onRetry={retry} />;
  if (!value || value.length === 0) return null;
  const title = translate('booking.title');
  return (
    <>
      <Typography variant="h2" sx={{ marginBlock: 2 }}>
        {title}
      </Typography>
      <BookingList bookings={value} label={title} onDecided={onDecided} />
    </>
  );
}
