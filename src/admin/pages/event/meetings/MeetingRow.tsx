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
      <Box sx={{ flex: '1 1 220px', minInlineSize: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary">
          {formatInstant(startAt, user.dateTimeFormat, zone, culture)} ·{' '}
          {translate(`event.virtualTool.${tool}`, { _: tool })}
        </Typography>
      </Box>
      <Box sx={{ flex: '1 1 200px', minInlineSize: 0 }}>
        <MeetingState meeting={meeting} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {isWanted && <MeetingLinks meeting={meeting} />}
        {state === 'Failed' && <TryNow title={title} onTryNow={onTryNow} />}
      </Box>
    </Box>
  );
}

const row = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, padding: 1.5 } as const;
