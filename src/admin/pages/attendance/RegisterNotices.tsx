import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { placeOf, type MarkConflict } from '#model/attendance.ts';
import { messageOf, statusOf } from '../../data/problems.ts';
import { wordsOf } from './mark-look.ts';
import type { RegisterState } from './register-state.ts';
import type { RegisterStore } from './register-store.ts';
import { useMarkWords } from './use-mark-words.ts';

interface Props {
  state: RegisterState;
  sendingProblem: unknown;
  store: Pick<RegisterStore, 'choose' | 'dismissRefused'>;
}

/** What waits for the network, what somebody else has changed, what the server does not take. */
export function RegisterNotices({ state, sendingProblem, store: { choose, dismissRefused } }: Props) {
  const translate = useTranslate();
  const words = useMarkWords();
  const { waiting, conflicts, refused, register } = state;
  const placeText = ({ nominationKey, sessionKey }: Pick<MarkConflict, 'nominationKey' | 'sessionKey'>) => {
    const learner = register.learners.find((one) => one.nominationKey === nominationKey);
    const session = register.sessions.find(({ key }) => key === sessionKey);
    return [learner?.name, session?.title].filter(Boolean).join(', ');
  };
  const isWaiting = sendingProblem !== undefined && waiting.size > 0;
  return (
    <Stack spacing={1} sx={{ marginBlockEnd: 1 }}>
      <output>
        {isWaiting && (
          <Alert severity="warning">
            {isOutOfReach(sendingProblem)
              ? translate('attendance.offline', { smart_count: waiting.size, count: waiting.size })
              : translate(messageOf(sendingProblem))}
          </Alert>
        )}
      </output>
      {conflicts.map((conflict) => {
        const { yours, current } = conflict;
        return (
          <Alert
            key={placeOf(conflict)}
            severity="info"
            action={
              <>
                <Button size="small" onClick={() => choose(conflict, true)}>
                  {translate('attendance.keepMine', { mark: wordsOf(yours, words) })}
                </Button>
                <Button size="small" onClick={() => choose(conflict, false)}>
                  {translate('attendance.takeTheirs', { mark: wordsOf(current, words) })}
                </Button>
              </>
            }
          >
            {translate('attendance.conflict', {
              place: placeText(conflict),
              mine: wordsOf(yours, words),
              theirs: wordsOf(current, words),
              name: current.markedBy,
            })}
          </Alert>
        );
      })}
      {refused.length > 0 && (
        <Alert severity="error" onClose={dismissRefused}>
          <Typography variant="body2">{translate('attendance.refused')}</Typography>
          {refused.map(({ value, reason }) => (
            <Typography key={placeOf(value)} variant="body2">
              {`${placeText(value)}, ${wordsOf(value, words)}: ${translate(reason)}`}
            </Typography>
          ))}
        </Alert>
      )}
    </Stack>
  );
}

/** Whether it is the network or the server that is not there, so that trying again by itself helps. */
function isOutOfReach(problem: unknown): boolean {
  const status = statusOf(problem) ?? 0;
  return status === 0 || status >= 500;
}
