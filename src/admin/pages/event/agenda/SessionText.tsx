import LockIcon from '@mui/icons-material/LockOutlined';
import ProblemIcon from '@mui/icons-material/ErrorOutline';
import VideoIcon from '@mui/icons-material/VideocamOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { EditedSession } from './edited-agenda.ts';
import { ownDirection } from '../../../layout/own-direction.ts';
import { useEditing } from './setting.ts';

interface Props {
  session: EditedSession;
  /** As they are shown while the session is dragged. */
  times: { startTime: string; endTime: string };
  hasProblems: boolean;
  /** How many there is room for. */
  lines?: number;
}

/** What a session says of itself at a glance: when, what, who, where; or why it does not take place. */
export function SessionText({ session, times, hasProblems, lines = 3 }: Props) {
  const { words } = useEditing();
  const style = session.status === 'Cancelled' ? struck : undefined;
  return (
    <Box component="span" sx={lines < 2 ? oneLine : block}>
      <Typography component="span" variant="caption" color="textSecondary" noWrap sx={style}>
        <bdi>{`${words.timeOf(times.startTime)}–${words.timeOf(times.endTime)}`}</bdi>
      </Typography>
      <Typography component="span" variant="body2" noWrap sx={{ fontWeight: 600, ...style }} {...ownDirection}>
        {hasProblems && <ProblemIcon aria-hidden sx={{ ...icon, color: 'error.main' }} />}
        {session.isLocked && <LockIcon aria-hidden sx={icon} />}
        {session.mode !== 'CLT' && session.mode && <VideoIcon aria-hidden sx={icon} />}
        {session.title}
      </Typography>
      {lines > 2 && <Around session={session} />}
    </Box>
  );
}

function Around({ session }: Pick<Props, 'session'>) {
  const { labels } = useEditing();
  const names = [...(session.instructorKeys ?? []), session.venueKey].map((key) => key && labels.get(key));
  return (
    <Typography component="span" variant="caption" color="textSecondary" noWrap {...ownDirection}>
      {session.status === 'Cancelled' ? session.reason : names.filter(Boolean).join(' · ')}
    </Typography>
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
const struck = { textDecoration: 'line-through' } as const;
const icon = { fontSize: 15, verticalAlign: '-2px', marginInlineEnd: 0.5 } as const;
