import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { ContentSkeleton } from '../../../layout/ContentSkeleton.tsx';
import { Nothing } from '../../../layout/Nothing.tsx';
import { sheet } from '../../../layout/sheet.ts';
import { MeetingRow } from './MeetingRow.tsx';
import { useMeetings } from './use-meetings.ts';

interface Props {
  eventKey: string;
  /** Of the event: with a new one the meetings may be others. */
  version: number;
  /** The IANA zone of the event. */
  zone: string;
}

/** The virtual meetings of an event: where each stands, its links, and what can be done where it failed. */
export function Meetings({ eventKey, version, zone }: Props) {
  const translate = useTranslate();
  const { meetings, error, readAgain, tryNow } = useMeetings(eventKey, version);
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
  if (meetings.length === 0) {
    return (
      <Nothing text={translate('meeting.none')}>
        <Typography color="textSecondary">{translate('meeting.none.why')}</Typography>
      </Nothing>
    );
  }
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 1 }}>
        {translate('agenda.zone', { zone })}
      </Typography>
      <Box component="ul" aria-label={translate('meeting.title')} sx={list}>
        {meetings.map((meeting) => (
          <MeetingRow key={meeting.key} meeting={meeting} zone={zone} onTryNow={() => tryNow(meeting)} />
        ))}
      </Box>
    </>
  );
}

const list = {
  ...sheet,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li + li': { borderBlockStart: '1px solid', borderColor: 'divider' },
} as const;
