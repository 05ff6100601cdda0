import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { isRefused, type NominationResult } from './nomination-result.ts';
import { ResultList } from './ResultList.tsx';
import { useSummary } from './summary.ts';

interface Props {
  /** What was done. */
  title: string;
  /** Message key, where there is one for what was done. */
  done: string | undefined;
  results: readonly NominationResult[];
  onClose: () => void;
}

/** What came of something: in a line, and for each. */
export function ResultsDialog({ title, done, results, onClose }: Props) {
  const translate = useTranslate();
  const summaryOf = useSummary();
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth disableRestoreFocus>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity={results.some((result) => isRefused(result)) ? 'warning' : 'success'}>
            {summaryOf(results, done)}
          </Alert>
          <ResultList results={results} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {translate('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
