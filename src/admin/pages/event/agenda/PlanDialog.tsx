import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf } from '../../../data/problems.ts';
import { PlanFields } from './PlanFields.tsx';
import { useEditing } from './setting.ts';
import { usePlan } from './use-plan.ts';

interface Props {
  eventKey: string;
  onClose: () => void;
}

/** Many days at once, of the training's agenda or of a rule, with a look at them and at the holidays they avoid. */
export function PlanDialog({ eventKey, onClose }: Props) {
  const translate = useTranslate();
  const { dispatch, words } = useEditing();
  const id = useId();
  const { choice, setChoice, days, skipped, error, isPending, ...given } = usePlan(eventKey);
  const take = () => {
    dispatch({ type: 'plan', days });
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('agenda.plan')}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <PlanFields choice={choice} {...given} onChange={setChoice} />
          <Typography variant="h3">{translate('agenda.plan.preview')}</Typography>
          <Typography component="output" color={error === undefined ? 'textPrimary' : 'error'}>
            {error === undefined
              ? translate('agenda.plan.days', { smart_count: days.length })
              : translate(messageOf(error))}
          </Typography>
          <Typography variant="body2">{days.map((day) => words.dayOf(day)).join(' · ')}</Typography>
          {days.length > 0 &&
            skipped.map(({ date, name, movedTo }) => (
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
