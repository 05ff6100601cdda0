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

/** Asks before the entered values of the form around it are lost. */
export function ExitWarning() {
  const { isDirty, isSubmitting } = useFormState();
  return <ExitWarningOf isDirty={isDirty} isSubmitting={isSubmitting} />;
}

/** Asks before entered values are lost: the three lines of the specification, section 8. */
export function ExitWarningOf({ isDirty, isSubmitting = false }: { isDirty: boolean; isSubmitting?: boolean }) {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isSubmitting && currentLocation.pathname !== nextLocation.pathname,
  );
  useWarningOnUnload(isDirty);
  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby="exit-warning" maxWidth="xs" fullWidth>
      <DialogTitle id="exit-warning">{translate('exit.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText color="textPrimary">{translate('exit.lost')}</DialogContentText>
        <DialogContentText color="textPrimary">{translate('exit.question')}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={stay}>{translate('exit.stay')}</Button>
        <Button variant="contained" color="error" onClick={() => blocker.proceed?.()}>
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
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
}
