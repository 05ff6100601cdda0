import WaitingIcon from '@mui/icons-material/HourglassEmpty';
import ReadyIcon from '@mui/icons-material/CheckCircleOutlined';
import FailedIcon from '@mui/icons-material/ErrorOutlineOutlined';
import WithdrawnIcon from '@mui/icons-material/BlockOutlined';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import type { Meeting } from '#model/meeting.ts';
import { useFormatDate } from '../../../fields/format-date.ts';
import { Standing } from '../../../layout/Standing.tsx';

/** Where the work on a meeting stands, with what went wrong and when it is tried again. */
export function MeetingState({ meeting }: { meeting: Meeting }) {
  const translate = useTranslate();
  const { text, color, Icon } = lookOf(meeting);
  return (
    <>
      <Standing Icon={Icon} color={color} text={translate(text)} />
      {meeting.error && <Failure meeting={meeting} {...meeting.error} />}
    </>
  );
}

function Failure({ meeting, message, status }: { meeting: Meeting; message: string; status?: number }) {
  const translate = useTranslate();
  const { instantOf } = useFormatDate();
  const { attempts, nextTryAt } = meeting;
  const next = nextTryAt ? translate('meeting.nextTry', { at: instantOf(nextTryAt) }) : translate('meeting.noNextTry');
  return (
    <Typography variant="body2" color="textSecondary">
      {translate(message, { status })}. {translate('meeting.attempts', { smart_count: attempts })}.{' '}
      {meeting.state === 'Failed' && `${next}.`}
    </Typography>
  );
}

const looks = {
  Planned: { text: 'meeting.planned', color: 'text.secondary', Icon: WaitingIcon },
  Ready: { text: 'meeting.ready', color: 'success.main', Icon: ReadyIcon },
  Failed: { text: 'meeting.failed', color: 'error.main', Icon: FailedIcon },
  Withdrawn: { text: 'meeting.withdrawn', color: 'text.secondary', Icon: WithdrawnIcon },
} as const;

function lookOf({ state, isWanted }: Meeting) {
  if (!isWanted && state === 'Planned') return { ...looks.Planned, text: 'meeting.withdrawing' };
  if (!isWanted && state === 'Failed') return { ...looks.Failed, text: 'meeting.notWithdrawn' };
  return looks[state];
}
