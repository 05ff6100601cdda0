import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import { useTranslate } from 'react-admin';
import { useId, type ReactNode } from 'react';
import { useFieldError } from './field-error.ts';
import type { InputProps } from './field-props.ts';

/** What an input needs to be named, described and marked. */
export interface FramedProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  'aria-required': boolean;
}

interface Props extends InputProps {
  /** Its label names several inputs rather than one. */
  group?: 'group' | 'radiogroup';
  /** Beside the help text, such as a count of characters. */
  note?: ReactNode;
  children: (props: FramedProps) => ReactNode;
}

/** Label above, help below, error in place. */
export function FieldFrame({ field, name, group, note, children }: Props) {
  const translate = useTranslate();
  const id = useId();
  const error = useFieldError(field, name);
  const help = field.hints.help && translate(`${field.messageKey}.help`, { _: field.hints.help });
  const aria = {
    'aria-describedby': [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error !== undefined,
    'aria-required': field.required,
  };
  const isWrong = error !== undefined;
  const groupProps = {
    role: group,
    'aria-labelledby': `${id}-label`,
    'aria-describedby': aria['aria-describedby'],
    ...(group === 'radiogroup' && { 'aria-required': field.required, 'aria-invalid': isWrong }),
  };
  const content = (
    <>
      <FormLabel
        id={`${id}-label`}
        required={field.required}
        error={isWrong}
        {...(group ? { component: 'span' } : { htmlFor: id })}
      >
        {translate(`${field.messageKey}.label`, { _: field.title })}
      </FormLabel>
      {children({ id, ...aria })}
      {error && (
        <FormHelperText error id={`${id}-error`}>
          {error}
        </FormHelperText>
      )}
      <HelpLine id={`${id}-help`} help={help} note={note} />
    </>
  );
  // MUI's own frame is made for one input: those of a group have frames of their own.
  return group ? (
    <Box data-path={name} {...groupProps} sx={{ display: 'grid', minInlineSize: 0 }}>
      {content}
    </Box>
  ) : (
    <FormControl error={isWrong} fullWidth data-path={name}>
      {content}
    </FormControl>
  );
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
