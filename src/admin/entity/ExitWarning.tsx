import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useEffect } from 'react';
import { useFormState } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { isReloading } from './dev-reload.ts';
import { useRecordTabs } from './record-tabs.ts';

interface FormProps extends Pick<Props, 'onLeave'> {
  /** Whether something beside the form's values would be lost with them. */
  hasMoreToLose?: boolean | undefined;
}

/** Asks before the entered values of the form around it are lost. */
export function ExitWarning({ hasMoreToLose = false, onLeave }: FormProps) {
  const { isDirty, isSubmitting } = useFormState();
  return <ExitWarningOf isDirty={isDirty || hasMoreToLose} isSubmitting={isSubmitting} onLeave={onLeave} />;
}

interface Props {
  isDirty: boolean;
  isSubmitting?: boolean;
  /** When the person has chosen to lose them. */
  onLeave?: (() => void) | undefined;
}

/** Asks before entered values are lost: the three lines of the specification, section 8. */
export function ExitWarningOf({ isDirty, isSubmitting = false, onLeave }: Props) {
  const translate = useTranslate();
  const page = useRecordTabs()?.path;
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      !isSubmitting &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Another tab of the same page loses nothing.
      (page === undefined || !`${nextLocation.pathname}/`.startsWith(`${page}/`)),
  );
  useWarningOnUnload(isDirty);
  const stay = () => blocker.reset?.();
  const leave = () => {
    onLeave?.();
    blocker.proceed?.();
  };
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby="exit-warning" maxWidth="xs" fullWidth>
      <DialogTitle id="exit-warning">{translate('exit.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText color="textPrimary">{translate('exit.lost')}</DialogContentText>
        <DialogContentText color="textPrimary">{translate('exit.question')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={stay}>{translate('exit.stay')}</Button>
        <Button variant="contained" color="error" onClick={leave}>
          {translate('exit.leave')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Closing the tab asks too, in the browser's own words. */
function useWarningOnUnload(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => {
      // What is reloaded in development is restored by itself.
      if (!isReloading()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
