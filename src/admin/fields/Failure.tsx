import Alert from '@mui/material/Alert';
import Button, { type ButtonProps } from '@mui/material/Button';
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
  return <FailureAlert text={text} reason={translate(messageOf(problem))} retry={{ onClick: onRetry }} />;
}

interface AlertProps extends Pick<Props, 'text'> {
  /** In words. */
  reason: string;
  /** What the button does. */
  retry: Pick<ButtonProps, 'onClick' | 'type' | 'form'>;
}

/** A failure that is tried again in another way than by a function: by sending a form once more. */
export function FailureAlert({ text, reason, retry }: AlertProps) {
  const translate = useTranslate();
  return (
    <Alert
      severity="error"
      variant="outlined"
      action={
        <Button size="small" {...retry}>
          {translate('common.tryAgain')}
        </Button>
      }
    >
      {text} {reason}
    </Alert>
  );
}
