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
import { sessionWith } from './edited-agenda.ts';
import { nextDayName } from './next-day.ts';
import { planOf, type PlanChoice } from './plan-choice.ts';
import { PlanFields } from './PlanFields.tsx';
import { useAgendaState, useEditing } from './setting.ts';

interface Props {
  eventKey: string;
  onClose: () => void;
}

/** Many days at once, of the training's agenda or of a rule, with a look at them and at the holidays they avoid. */
export function PlanDialog({ eventKey, onClose }: Props) {
  const translate = useTranslate();
  const data = useRostrumData();
  const { dispatch, setting, words } = useEditing();
  const { editor } = useAgendaState();
  const id = useId();
  const [choice, setChoice] = useState<PlanChoice>(() => ({
    source: 'training',
    startDate: nextDayName(editor.days, false).date ?? '',
    weekdays: ['MO'],
    interval: '1',
    ends: 'count',
    count: '3',
    until: '',
  }));
  const [lacksTraining, setLacksTraining] = useState(false);
  const marked = sessionWith(editor.days, editor.marked);
  const fresh = { ...setting.fresh, title: translate('agenda.newTitle', { number: 1 }), ...FIRST_HOUR, id: 'fresh' };
  const plan = planOf(choice, marked ?? fresh);
  const ask = (asked: Plan) =>
    planDays(data, eventKey, asked).catch((problem: unknown) => {
      if (messageOf(problem) === NO_TRAINING) {
        setLacksTraining(true);
        setChoice((chosen) => ({ ...chosen, source: 'rule' }));
      }
      throw problem;
    });
  const { isPending, ...answer } = useAnswer(plan, ask, 300);
  const { value, error } = plan ? answer : nothing;
  const days = value?.days ?? [];
  const take = () => {
    dispatch({ type: 'plan', days });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('agenda.plan')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <PlanFields
            choice={choice}
            hasMarked={marked !== undefined}
            lacksTraining={lacksTraining}
            onChange={setChoice}
          />
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

/** What the server says of an event whose training has no agenda, or that has no training. */
const NO_TRAINING = 'agenda.plan.noTraining';

/** When a session takes place that a rule makes of nothing. */
const FIRST_HOUR = { startTime: '09:00', endTime: '10:00', compulsory: true } as const;

/** Of a plan that means nothing yet. */
const nothing = { value: undefined, error: undefined };
