import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { DatePicker } from '../../../fields/DatePicker.tsx';
import type { DayName } from './operations.ts';

interface Props {
  title: string;
  verb: string;
  /** What is offered: with a date, or with a number. */
  start: DayName;
  onChoose: (name: DayName) => void;
  onClose: () => void;
}

/** Asks for a day: a date, or the number of a day of a training. */
export function DayDialog({ title, verb, start, onChoose, onClose }: Props) {
  const translate = useTranslate();
  const id = useId();
  const isDate = start.date !== undefined;
  const [text, setText] = useState<string | null>(start.date ?? String(start.dayNumber));
  const [isTried, setTried] = useState(false);
  const chosen = isDate ? dateIn(text) : numberIn(text);
  const choose = () => {
    setTried(true);
    if (!chosen) return;
    onChoose(chosen);
    onClose();
  };
  // No form of its own: it would stand within that of the page.
  const chooseByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    choose();
  };
  const aria = { 'aria-describedby': `${id}-error`, 'aria-invalid': isTried && !chosen };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent onKeyDown={chooseByEnter}>
        <FormControl fullWidth error={isTried && !chosen}>
          <FormLabel htmlFor={id}>
            {translate(isDate ? 'agenda.days.date.label' : 'agenda.days.dayNumber.label')}
          </FormLabel>
          {isDate ? (
            <DatePicker id={id} aria={aria} value={text} onChange={setText} />
          ) : (
            <OutlinedInput
              id={id}
              value={text}
              inputProps={{ ...aria, inputMode: 'numeric' }}
              onChange={({ target }) => setText(target.value)}
            />
          )}
          <FormHelperText id={`${id}-error`}>{isTried && !chosen && translate('agenda.dayInvalid')}</FormHelperText>
        </FormControl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" onClick={choose}>
          {verb}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function dateIn(text: string | null): DayName | undefined {
  return text && /^\d{4}-\d{2}-\d{2}$/.test(text) ? { date: text } : undefined;
}

const LAST_DAY = 366;

function numberIn(text: string | null): DayName | undefined {
  const dayNumber = Number(text);
  return Number.isInteger(dayNumber) && dayNumber >= 1 && dayNumber <= LAST_DAY ? { dayNumber } : undefined;
}
