import Box from '@mui/material/Box';
import type { Booking } from '#model/booking.ts';
import { sheet } from '../../../layout/sheet.ts';
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
    <Box component="ul" aria-label={label} sx={list}>
      {bookings.map((booking) => (
        <BookingRow key={booking.sessionKey} booking={booking} hasEvent={hasEvents} onDecided={onDecided} />
      ))}
    </Box>
  );
}

const list = {
  ...sheet,
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
