import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import type { Field } from '#model/entity.ts';
import { useFieldError } from './field-error.ts';

/** What an input needs to be named, described and marked. */
interface FramedProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface Props {
  field: Field;
  /** Its label names a group rather than one input. */
  isGroup?: boolean;
  /** Beside the help text, such as a count of characters. */
  note?: ReactNode;
  children: (props: FramedProps) => ReactNode;
}

/** Label above, help below, error in place. */
export function FieldFrame({ field, isGroup = false, note, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const error = useFieldError(field);
  const help = field.hints.help && translate(`${field.messageKey}.help`, { _: field.hints.help });
  const aria = {
    'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error !== undefined,
    'aria-required': field.required,
  };
  return (
    <FormControl error={error !== undefined} fullWidth {...(isGroup ? groupProps(id, aria['aria-describedby']) : {})}>
      <FormLabel
        id={`${id}-label`}
        required={field.required}
        {...(isGroup ? { component: 'span' } : { htmlFor: id })}
        sx={{ marginBlockEnd: 0.5 }}
      >
        {translate(`${field.messageKey}.label`, { _: field.title })}
      </FormLabel>
      {children({ id, ...aria })}
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
      <HelpLine id={`${id}-help`} help={help} note={note} />
    </FormControl>
  );
}

function groupProps(id: string, describedBy: string | undefined) {
  return { role: 'group', 'aria-labelledby': `${id}-label`, 'aria-describedby': describedBy };
}

function HelpLine({ id, help, note }: { id: string; help: string | undefined; note: ReactNode }) {
  if (!help && !note) return null;
  return (
    <FormHelperText component="div" error={false} sx={{ display: 'flex', gap: 2, justifyContent: 'space-between' }}>
      <span id={id}>{help}</span>
      {note}
    </FormHelperText>
  );
}
