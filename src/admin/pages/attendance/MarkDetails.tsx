import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useState, type SubmitEvent } from 'react';
import { useTranslate } from 'react-admin';
import { minutesOf, type MarkValue } from '#model/attendance.ts';
import { whyMarkWrong } from '#model/rules/why-mark-wrong.ts';
import { cellOf, type RegisterState } from './register-state.ts';
import type { Place } from './use-grid-actions.ts';

interface Props {
  state: RegisterState;
  place: Place;
  onSay: (values: readonly MarkValue[]) => void;
  onClose: () => void;
}

/** The minutes of who was there in part, and a note beside any mark. Without minutes the mark stays what it is. */
export function MarkDetails({ state, place, onSay, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const cell = cellOf(state, place.nominationKey, place.sessionKey);
  const [minutes, setMinutes] = useState(cell.minutes === null ? '' : String(cell.minutes));
  const [note, setNote] = useState(cell.note ?? '');
  const [isTried, setTried] = useState(false);
  const learner = state.register.learners.find(({ nominationKey }) => nominationKey === place.nominationKey);
  const value: MarkValue = { ...place, ...saidOf(cell, minutes.trim()), note: note.trim() || null };
  const errors = isTried ? whyMarkWrong(value, scheduledIn(state, place.sessionKey)) : {};
  const errorOf = (field: string): string | undefined => errors[field]?.[0];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(whyMarkWrong(value, scheduledIn(state, place.sessionKey))).length > 0) return;
    onSay([value]);
    onClose();
  };
  const helperOf = (field: string) => {
    const error = errorOf(field);
    return error === undefined ? undefined : translate(error);
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={submit}>
        <DialogTitle id={id}>{learner?.name}</DialogTitle>
        <DialogContent>
          <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
            <TextField
              label={translate('attendance.minutes')}
              value={minutes}
              onChange={({ target }) => setMinutes(target.value)}
              error={errorOf('minutes') !== undefined}
              helperText={helperOf('minutes')}
              slotProps={{ htmlInput: { inputMode: 'numeric' } }}
            />
            <TextField
              label={translate('attendance.note')}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              error={errorOf('note') !== undefined}
              helperText={helperOf('note')}
              multiline
              minRows={2}
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained">
            {translate('attendance.take')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Minutes make it partial; what is no number is refused as minutes that nobody can attend. */
function saidOf({ mark }: Pick<MarkValue, 'mark'>, minutes: string): Pick<MarkValue, 'mark' | 'minutes'> {
  if (minutes !== '') return { mark: 'Partial', minutes: /^\d{1,6}$/.test(minutes) ? Number(minutes) : 0 };
  return { mark, minutes: null };
}

function scheduledIn({ register: { sessions } }: RegisterState, sessionKey: string | null): number {
  return sessions
    .filter(({ key, status }) => (sessionKey === null ? status !== 'Cancelled' : key === sessionKey))
    .reduce((sum, session) => sum + minutesOf(session), 0);
}
