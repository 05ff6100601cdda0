import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useEntity } from '../../../data/useEntity.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { Failure } from '../../../fields/Failure.tsx';
import { ContentSkeleton } from '../../../layout/ContentSkeleton.tsx';
import { usePageName } from '../../../layout/crumb.ts';
import { Nothing } from '../../../layout/Nothing.tsx';
import { BookingList } from './BookingList.tsx';
import { readRequests } from './booking-calls.ts';

/** What waits for a super admin: the bookings of venues that ask for approval, of all events, by their start. */
export function BookingRequestsPage() {
  const translate = useTranslate();
  const data = useRostrumData();
  // With it come the words of bookings.
  useEntity('event');
  const title = translate('section.bookings');
  usePageName(title);
  const { value, error, retry } = useAnswer('requests', (_asked, signal) => readRequests(data, signal));
  return (
    <Stack spacing={2}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary">{translate('booking.explain')}</Typography>
      {error !== undefined && <Failure text={translate('booking.failed')} problem={error} onRetry={retry} />}
      {!value && error === undefined && <ContentSkeleton />}
      {value?.length === 0 && <Nothing text={translate('booking.none')} />}
      {value && value.length > 0 && <BookingList bookings={value} label={title} hasEvents onDecided={retry} />}
    </Stack>
  );
}
