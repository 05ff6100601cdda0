import Box from '@mui/material/Box';
import type { Booking } from '#model/booking.ts';
import { listSheet } from '../../../layout/sheet.ts';
import { BookingRow } from './BookingRow.tsx';

interface Props {
  bookings: readonly Booking[];
  /** What the list is called. */
  label: string;
  /** Whether each names its event. */
  hasEvents?: boolean;
  onDecided: () => void;
}

/** Bookings of venues that ask for approval, with what may be decided. */
export function BookingList({ bookings, label, hasEvents = false, onDecided }: Props) {
  return (
    <Box component="ul" aria-label={label} sx={listSheet}>
      {bookings.map((booking) => (
        <BookingRow key={booking.sessionKey} booking={booking} hasEvent={hasEvents} onDecided={onDecided} />
      ))}
    </Box>
  );
}
