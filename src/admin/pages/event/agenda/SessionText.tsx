import LockIcon from '@mui/icons-material/LockOutlined';
import ProblemIcon from '@mui/icons-material/ErrorOutline';
import VideoIcon from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EditedSession } from './edited-agenda.ts';
import { useEditing } from './setting.ts';

interface Props {
  session: EditedSession;
  /** As they are shown while the session is dragged. */
  times: { startTime: string; endTime: string };
  hasProblems: boolean;
  /** How many there is room for. */
  lines?: number;
}

/** What a session says of itself at a glance: when, what, who, where. */
export function SessionText({ session, times, hasProblems, lines = 3 }: Props) {
  const { labels, words } = useEditing();
  const names = [...(session.instructorKeys ?? []), session.venueKey].map((key) => key && labels.get(key));
  const place = names.filter(Boolean).join(' · ');
  return (
    <Box component="span" sx={lines < 2 ? oneLine : block}>
      <Typography component="span" variant="caption" color="textSecondary" sx={line}>
        {hasProblems && <ProblemIcon aria-hidden sx={{ fontSize: 14, color: 'error.main' }} />}
        {session.isLocked && <LockIcon aria-hidden sx={{ fontSize: 13 }} />}
        {session.mode !== 'CLT' && session.mode && <VideoIcon aria-hidden sx={{ fontSize: 14 }} />}
        <bdi>{`${words.timeOf(times.startTime)}–${words.timeOf(times.endTime)}`}</bdi>
      </Typography>
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600 }}>
        {session.title}
      </Typography>
      {lines > 2 && place && (
        <Typography component="span" variant="caption" color="textSecondary" noWrap>
          {place}
        </Typography>
      )}
    </Box>
  );
}

const block = { display: 'grid', flex: 1, pointerEvents: 'none', minInlineSize: 0 } as const;
const oneLine = {
  display: 'flex',
  gap: 0.75,
  alignItems: 'baseline',
  pointerEvents: 'none',
  minInlineSize: 0,
} as const;
const line = { display: 'inline-flex', alignItems: 'center', gap: 0.4, whiteSpace: 'nowrap' } as const;
