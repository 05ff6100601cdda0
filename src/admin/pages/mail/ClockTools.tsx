import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { calls } from '#model/calls.ts';
import { messageOf } from '../../data/problems.ts';
import { useRostrumData } from '../../data/useRostrumData.ts';
import { useFormatDate } from '../../fields/format-date.ts';

const steps = [
  { text: 'mail.clock.hour', hours: 1 },
  { text: 'mail.clock.day', hours: 24 },
  { text: 'mail.clock.week', hours: 7 * 24 },
] as const;

/** Sets the clock of the product forward: who tries it out reads now what it sends next week. */
export function ClockTools() {
  const translate = useTranslate();
  const notify = useNotify();
  const { call } = useRostrumData();
  const { instantOf } = useFormatDate();
  const title = useId();
  const move = async (hours: number) => {
    try {
      const { now } = await call<{ now: string }>(calls.moveClock, { body: { hours } });
      notify(translate('mail.clock.moved', { time: instantOf(now) }), { type: 'info' });
    } catch (problem) {
      notify(messageOf(problem), { type: 'error' });
    }
  };
  return (
    <Stack component="fieldset" aria-labelledby={title} direction="row" sx={look}>
      <Typography id={title} variant="body2">
        {translate('mail.clock.title')}
      </Typography>
      {steps.map(({ text, hours }) => (
        <Button key={text} size="small" variant="outlined" onClick={() => void move(hours)}>
          {translate(text)}
        </Button>
      ))}
    </Stack>
  );
}

const look = { flexWrap: 'wrap', alignItems: 'center', gap: 1, margin: 0, padding: 0, border: 0 } as const;
