import ApprovedIcon from '@mui/icons-material/CheckCircleOutlined';
import DeclinedIcon from '@mui/icons-material/HighlightOff';
import RequestedIcon from '@mui/icons-material/HourglassEmpty';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import type { Booking } from '#model/booking.ts';
import { formatInstant } from '#model/time/net-pattern.ts';
import { messageOf } from '../../../data/problems.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { useEntity } from '../../../data/useEntity.ts';
import { useMay } from '../../../entity/may.ts';
import { useSession } from '../../../session/SessionContext.tsx';
import { pathOfEvent } from '../event-path.ts';
import { decideBooking } from './booking-calls.ts';
import { DeclineDialog } from './DeclineDialog.tsx';

interface Props {
  booking: Booking;
  hasEvent: boolean;
  onDecided: () => void;
}

/** One booking: what, where, when by the clock of its event, where it stands, and what may be decided. */
export function BookingRow({ booking, hasEvent, onDecided }: Props) {
  const { user, culture } = useSession();
  const mayDecide = useMay(useEntity('venue').entity, 'edit');
  const { title, venueName, eventName, eventKey, launchKey, trainingKey, startAt, endAt, timeZone } = booking;
  const at = (instant: string) => formatInstant(Date.parse(instant), user.dateTimeFormat, timeZone, culture);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ minInlineSize: 0, flex: '1 1 18rem' }}>
        <Typography sx={{ fontWeight: 600 }}>
          {venueName}: {title}
        </Typography>
        {hasEvent && (
          <Link component={RouterLink} to={pathOfEvent({ id: eventKey, launchKey, trainingKey })} variant="body2">
            {eventName}
          </Link>
        )}
        <Typography variant="body2" color="textSecondary">
          {at(startAt)} – {at(endAt)} ({timeZone})
        </Typography>
        <Standing booking={booking} />
      </Box>
      {mayDecide && <Decisions booking={booking} onDecided={onDecided} />}
    </Box>
  );
}

/** What may be decided of a booking; a decision can be changed. */
function Decisions({ booking, onDecided }: Pick<Props, 'booking' | 'onDecided'>) {
  const translate = useTranslate();
  const notify = useNotify();
  const data = useRostrumData();
  const [isDeclining, setDeclining] = useState(false);
  const { title, venueName, state } = booking;
  const say = (key: string) => translate(key, { title, venue: venueName });
  const decide = async (decision: { approve: boolean; reason?: string }) => {
    await decideBooking(data, booking, decision);
    setDeclining(false);
    notify(decision.approve ? 'booking.approved' : 'booking.declined', { type: 'success' });
    onDecided();
  };
  const approve = () =>
    decide({ approve: true }).catch((problem: unknown) => {
      notify(messageOf(problem), { type: 'error' });
      onDecided();
    });
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {state !== 'Approved' && (
        <Button variant="outlined" aria-label={say('booking.approve.of')} onClick={() => void approve()}>
          {say('booking.approve')}
        </Button>
      )}
      {state !== 'Declined' && (
        <Button aria-label={say('booking.decline.of')} aria-haspopup="dialog" onClick={() => setDeclining(true)}>
          {say('booking.decline')}
        </Button>
      )}
      {isDeclining && (
        <DeclineDialog
          title={say('booking.decline.of')}
          onDecline={(reason) => decide({ approve: false, reason })}
          onClose={() => setDeclining(false)}
        />
      )}
    </Box>
  );
}

/** Where a booking stands: a shape and the word, and who said so, with the reason. */
function Standing({ booking: { state, reason, decidedBy } }: { booking: Booking }) {
  const translate = useTranslate();
  const [Icon, color] = looks[state];
  return (
    <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color }}>
      <Icon fontSize="small" aria-hidden />
      {translate(`booking.state.${state}`)}
      {decidedBy && ` · ${decidedBy}`}
      {reason && `: ${reason}`}
    </Typography>
  );
}

const looks = {
  Requested: [RequestedIcon, 'warning.main'],
  Approved: [ApprovedIcon, 'success.main'],
  Declined: [DeclinedIcon, 'error.main'],
} as const satisfies Record<Booking['state'], unknown>;

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, padding: 2 } as const;
