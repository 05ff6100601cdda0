import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../../data/problems.ts';
import { useAnswer } from '../../../data/useAnswer.ts';
import { useRostrumData } from '../../../data/useRostrumData.ts';
import { planDays, type Plan } from './agenda-calls.ts';
import { sentOf, sessionWith } from './edited-agenda.ts';
import { nextDayName } from './next-day.ts';
import { PlanFields, type PlanChoice } from './PlanFields.tsx';
import type { Editor } from './editor.ts';
import { useAgendaState, useEditing } from './setting.ts';

interface Props {
  eventKey: string;
  onClose: () => void;
}

/** Many days at once, of the training's agenda or of a rule, with a look at them and at the holidays they avoid. */
export function PlanDialog({ eventKey, onClose }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const { dispatch, words } = useEditing();
  const { editor } = useAgendaState();
  const id = useId();
  const [choice, setChoice] = useState<PlanChoice>(() => ({
    source: 'training',
    startDate: nextDayName(editor.days, false).date ?? '',
    weekdays: ['MO'],
    interval: 1,
    count: 3,
  }));
  const { value, error, isPending } = useAnswer(planOf(choice, editor), (plan) => planDays(data, eventKey, plan), 300);
  const days = error === undefined ? (value?.days ?? []) : [];
  const take = () => {
    dispatch({ type: 'plan', days });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('agenda.plan')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <PlanFields choice={choice} hasMarked={editor.marked !== undefined} onChange={setChoice} />
          <Typography variant="h3">{translate('agenda.plan.preview')}</Typography>
          <Typography component="output" color={error === undefined ? 'textPrimary' : 'error'}>
            {error === undefined
              ? translate('agenda.plan.days', { smart_count: days.length })
              : translate(messageOf(error))}
          </Typography>
          <Typography variant="body2">{days.map((day) => words.dayOf(day)).join(' · ')}</Typography>
          {days.length > 0 &&
            value?.skipped.map(({ date, name, movedTo }) => (
              <Typography key={date} variant="body2" sx={{ color: 'warning.main' }}>
                {translate('agenda.plan.skipped', {
                  date: words.dayOf({ date }),
                  name,
                  to: words.dayOf({ date: movedTo }),
                })}
              </Typography>
            ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('common.cancel')}</Button>
        <Button variant="contained" disabled={days.length === 0 || isPending} onClick={take}>
          {translate('agenda.plan.take')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** What the server is asked; undefined while the choice means nothing. */
function planOf({ source, startDate, ...rule }: PlanChoice, { days, marked }: Editor): Plan | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(startDate)) return undefined;
  if (source === 'training') return { startDate };
  const session = sessionWith(days, marked);
  if (!session || rule.weekdays.length === 0 || !(rule.count > 0) || !(rule.interval > 0)) return undefined;
  const [day] = sentOf([{ date: startDate, sessions: [session] }]);
  const sessions = (day?.sessions ?? []).map(({ key: _key, ...values }) => values);
  return { startDate, rule, sessions };
}
