import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { messageOf, statusOf } from '../../../data/problems.ts';
import { Failure } from '../../../fields/Failure.tsx';
import { PlanFields } from './PlanFields.tsx';
import { useEditing } from './setting.ts';
import { usePlan } from './use-plan.ts';

interface Props {
  onClose: () => void;
}

/** Many days at once, of the training's agenda or of a rule, with a look at them and at the holidays they avoid. */
export function PlanDialog({ onClose }: Props) {
  const translate = useTranslate();
  const { dispatch, words } = useEditing();
  const id = useId();
  const { choice, setChoice, days, skipped, error, retry, isPending, ...given } = usePlan();
  const isRefused = error !== undefined && statusOf(error) === 400;
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
          <Typography component="output" color={isRefused ? 'error' : 'textPrimary'}>
            {isRefused ? translate(messageOf(error)) : translate('agenda.plan.days', { smart_count: days.length })}
          </Typography>
          {error !== undefined && !isRefused && (
            <Failure text={translate('agenda.plan.failed')} problem={error} onRetry={retry} />
          )}
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
