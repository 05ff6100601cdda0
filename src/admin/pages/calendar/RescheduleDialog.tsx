import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState, type FormEvent, type ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { minutesOf } from '#model/agenda/session-times.ts';
import type { CalendarSession } from '#model/calendar.ts';
import { DatePicker } from '../../fields/DatePicker.tsx';
import { Failure } from '../../fields/Failure.tsx';
import { TimeText } from '../../fields/TimeText.tsx';
import { clockOf } from '../event/agenda/edited-agenda.ts';
import type { Problem } from '../event/agenda/problems.ts';
import { useWords } from '../event/agenda/words.ts';
import type { Target } from './calendar-context.ts';
import type { NewTime } from './moved-agenda.ts';
import { useReschedule } from './use-reschedule.ts';
import { isCalendarDate, isClockTime } from '#model/time/time-texts.ts';

interface Props {
  session: CalendarSession;
  /** Where it was dragged to. */
  to?: Target | undefined;
  onClose: () => void;
  onDone: () => void;
}

type Typed = Record<keyof NewTime, string | null>;

/** Another time for a session: the way of the keyboard, and the last word after a drag. Conflicts are told in place. */
export function RescheduleDialog({ session, to, onClose, onDone }: Props) {
  const translate = useTranslate();
  const id = useId();
  const [typed, setTyped] = useState<Typed>(() => startOf(session, to));
  const wanted = useMemo(() => timeIn(typed), [typed]);
  const { isReady, isSaving, isGone, readError, readAgain, problems, save } = useReschedule(session, wanted, onDone);
  const set = (name: keyof NewTime) => (value: string | null) => setTyped((before) => ({ ...before, [name]: value }));
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    void save();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <form onSubmit={submit} noValidate>
        <DialogTitle id={id}>{translate('calendar.move.of', { name: session.eventName })}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" color="textSecondary">
            {session.title} · {translate('agenda.zone', { zone: session.timeZone })}
          </Typography>
          <Labelled label={translate('calendar.move.date')}>
            {(input) => <DatePicker id={input} value={typed.date} onChange={set('date')} />}
          </Labelled>
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
            <Labelled label={translate('calendar.move.start')}>
              {(input) => <TimeText id={input} value={typed.startTime} onChange={set('startTime')} />}
            </Labelled>
            <Labelled label={translate('calendar.move.end')}>
              {(input) => <TimeText id={input} value={typed.endTime} onChange={set('endTime')} />}
            </Labelled>
          </Box>
          {wanted && wanted.endTime <= wanted.startTime && (
            <Typography variant="body2">{translate('calendar.move.nextDay')}</Typography>
          )}
          <Box role="alert" sx={{ display: 'grid', gap: 1 }}>
            {!wanted && <Alert severity="error">{translate('calendar.move.invalid')}</Alert>}
            {isGone && <Alert severity="error">{translate('calendar.move.gone')}</Alert>}
            {readError !== undefined && (
              <Failure text={translate('agenda.readFailed')} problem={readError} onRetry={readAgain} />
            )}
            <Problems problems={problems} zone={session.timeZone} />
          </Box>
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('common.cancel')}</Button>
          <Button type="submit" variant="contained" loading={isSaving} disabled={!isReady}>
            {translate('calendar.move.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

function Problems({ problems, zone }: { problems: readonly Problem[]; zone: string }) {
  const { problemOf } = useWords(zone);
  return problems.map((problem) => {
    const text = problemOf(problem);
    return (
      <Alert key={text} severity={problem.severity === 'block' ? 'error' : 'warning'} variant="outlined">
        {text}
      </Alert>
    );
  });
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      {children(id)}
    </FormControl>
  );
}

/** The time that it has, or the one that it was dragged to, of the same length. */
function startOf(session: CalendarSession, to: Target | undefined): Typed {
  const { start, end } = minutesOf(session);
  const from = to?.start ?? start;
  return {
    date: to?.date ?? session.date,
    startTime: clockOf(from),
    endTime: clockOf(from + end - start),
  };
}

function timeIn({ date, startTime, endTime }: Typed): NewTime | undefined {
  const isTime = isCalendarDate(date) && isClockTime(startTime) && isClockTime(endTime);
  return isTime ? { date, startTime, endTime } : undefined;
}
