import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Meeting } from '#model/meeting.ts';
import { formatInstant } from '#model/time/net-pattern.ts';
import { useSession } from '../../../session/SessionContext.tsx';
import { MeetingLinks } from './MeetingLinks.tsx';
import { MeetingState } from './MeetingState.tsx';
import { TryNow } from './TryNow.tsx';

interface Props {
  meeting: Meeting;
  zone: string;
  onTryNow: () => Promise<void>;
}

/** One meeting: whose it is, where it stands, and the ways into it. */
export function MeetingRow({ meeting, zone, onTryNow }: Props) {
  const translate = useTranslate();
  const { user, culture } = useSession();
  const { title, tool, startAt, isWanted, state } = meeting;
  return (
    <Box component="li" sx={row}>
      <div>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {formatInstant(startAt, user.dateTimeFormat, zone, culture)} ·{' '}
          {translate(`event.virtualTool.${tool}`, { _: tool })}
        </Typography>
      </div>
      <div>
        <MeetingState meeting={meeting} />
      </div>
      <Box sx={ways}>
        {isWanted && <MeetingLinks meeting={meeting} />}
        {state === 'Failed' && <TryNow title={title} onTryNow={onTryNow} />}
      </Box>
    </Box>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr) 330px' },
  alignItems: 'center',
  gap: 1.5,
  padding: 1.5,
} as const;

const ways = { display: 'flex', flexWrap: 'wrap', justifyContent: { md: 'end' }, gap: 1 } as const;
