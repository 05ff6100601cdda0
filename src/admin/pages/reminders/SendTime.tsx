import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { DatePicker } from '../../fields/DatePicker.tsx';
import { LabelledPart } from '../../fields/LabelledPart.tsx';
import { TimeText } from '../../fields/TimeText.tsx';
import type { LaterTime } from './later-time.ts';

interface Props {
  /** Undefined: now. */
  later: LaterTime | undefined;
  /** By whose clock it is; IANA name. */
  zone: string;
  /** Message key of what is wrong with the time. */
  mistake: string | undefined;
  onNow: () => void;
  onLater: (later?: Partial<LaterTime>) => void;
}

/** Whether a reminder is sent now or later, and when by the clock of its event. */
export function SendTime({ later, zone, mistake, onNow, onLater }: Props) {
  const translate = useTranslate();
  const id = useId();
  const help = `${id}-help`;
  const aria = { 'aria-describedby': help, 'aria-invalid': mistake !== undefined };
  return (
    <FormControl component="fieldset" error={mistake !== undefined} fullWidth>
      <FormLabel id={id} component="legend">
        {translate('reminder.when')}
      </FormLabel>
      <RadioGroup
        row
        aria-labelledby={id}
        value={later ? 'later' : 'now'}
        onChange={(_event, value) => (value === 'later' ? onLater() : onNow())}
      >
        <FormControlLabel value="now" control={<Radio size="small" />} label={translate('reminder.now')} />
        <FormControlLabel value="later" control={<Radio size="small" />} label={translate('reminder.later')} />
      </RadioGroup>
      {later && (
        <>
          <Box
            sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 2, marginBlockStart: 0.5 }}
          >
            <LabelledPart label={translate('reminder.later.date')}>
              {(input) => (
                <DatePicker id={input} aria={aria} value={later.date} onChange={(date) => onLater({ date })} />
              )}
            </LabelledPart>
            <LabelledPart label={translate('reminder.later.time')}>
              {(input) => <TimeText id={input} aria={aria} value={later.time} onChange={(time) => onLater({ time })} />}
            </LabelledPart>
          </Box>
          <FormHelperText id={help} component="output">
            {translate(mistake ?? 'reminder.later.help', { zone })}
          </FormHelperText>
        </>
      )}
    </FormControl>
  );
}
