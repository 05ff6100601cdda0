import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { AgendaSession } from '#model/agenda/agenda.ts';
import type { Meeting } from '#model/meeting.ts';
import { ContentSkeleton } from '../../../layout/ContentSkeleton.tsx';
import { Nothing } from '../../../layout/Nothing.tsx';
import { listSheet } from '../../../layout/sheet.ts';
import { MeetingRow } from './MeetingRow.tsx';
import { useMeetings } from './use-meetings.ts';

interface Props {
  eventKey: string;
  /** Of the event: with a new one the meetings may be others. */
  version: number;
  /** The IANA zone of the event. */
  zone: string;
  /** Those that are to take place. */
  sessions: readonly AgendaSession[];
}

/** The virtual meetings of an event: where each stands, its links, and what can be done where it failed. */
export function Meetings({ eventKey, version, zone, sessions }: Props) {
  const translate = useTranslate();
  const { meetings, error, isCurrent, readAgain, tryNow } = useMeetings(eventKey, version);
  if (!meetings && error) {
    return (
      <Alert
        severity="error"
        variant="outlined"
        action={<Button onClick={readAgain}>{translate('common.tryAgain')}</Button>}
      >
        {translate('meeting.readFailed')}
      </Alert>
    );
  }
  if (!meetings) return <ContentSkeleton />;
  const missing = isCurrent ? sessions.filter((session) => lacksMeeting(session, meetings)) : [];
  return (
    <>
      {missing.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ marginBlockEnd: 1.5 }}>
          {translate('meeting.missing', {
            smart_count: missing.length,
            titles: missing.map(({ title }) => title).join(', '),
          })}
        </Alert>
      )}
      {meetings.length === 0 ? <None /> : <List meetings={meetings} zone={zone} onTryNow={tryNow} />}
    </>
  );
}

/** Only a launched event has meetings, and only those of its sessions that say a tool which somebody serves. */
function lacksMeeting({ key, mode, status, meeting }: AgendaSession, meetings: readonly Meeting[]): boolean {
  if (mode === 'CLT' || status === 'Cancelled' || meeting?.url) return false;
  return !meetings.some(({ sessionKey, isWanted }) => isWanted && sessionKey === key);
}

function None() {
  const translate = useTranslate();
  return (
    <Nothing text={translate('meeting.none')}>
      <Typography color="textSecondary">{translate('meeting.none.why')}</Typography>
    </Nothing>
  );
}

interface ListProps {
  meetings: readonly Meeting[];
  zone: string;
  onTryNow: (meeting: Meeting) => Promise<void>;
}

function List({ meetings, zone, onTryNow }: ListProps) {
  const translate = useTranslate();
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {translate('agenda.zone', { zone })}
      </Typography>
      <Box component="ul" aria-label={translate('meeting.title')} sx={listSheet}>
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.key} meeting={meeting} zone={zone} onTryNow={() => onTryNow(meeting)} />
        ))}
      </Box>
    </>
  );
}
