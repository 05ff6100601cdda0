import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { FailureAlert } from '../fields/Failure.tsx';

/** Why the form around it was not saved where no field is to blame, and the way to send it once more. */
export function SubmitFailure({ text }: { text: string }) {
  const translate = useTranslate();
  const { errors } = useFormState();
  const message = errors.root?.['server']?.message;
  if (message === undefined) return null;
  return <FailureAlert text={text} reason={translate(message)} retry={{ type: 'submit' }} />;
}
