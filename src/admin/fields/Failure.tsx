import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { messageOf } from '../data/problems.ts';

interface Props {
  /** What did not succeed. */
  text: string;
  problem: unknown;
  onRetry: () => void;
}

/** What could not be loaded and why, in its place, with the way to try again. */
export function Failure({ text, problem, onRetry }: Props) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button size="small" onClick={onRetry}>
          {translate('common.tryAgain')}
        </Button>
      }
    >
      {text} {translate(messageOf(problem))}
    </Alert>
  );
}
