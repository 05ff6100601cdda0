import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { MAX_REASON } from '#model/limits.ts';
import type { Typed } from './asked.ts';
import type { Work } from './work.ts';

interface Props {
  work: Work;
  typed: Typed;
  /** What is pointed out. */
  wrong: ReadonlySet<keyof Typed>;
  onType: (typed: Typed) => void;
}

/** A priority and a reason, as far as they are asked for. */
export function AskedFields({ work, typed, wrong, onType }: Props) {
  const translate = useTranslate();
  const propsOf = (name: keyof Typed) => ({
    label: translate(`administration.${name}`),
    value: typed[name],
    error: wrong.has(name),
    onChange: (text: string) => onType({ ...typed, [name]: text }),
  });
  return (
    <>
      {work.asksPriority && (
        <Part
          {...propsOf('priority')}
          help={translate('administration.priority.help')}
          input={{ inputProps: { inputMode: 'numeric' } }}
        />
      )}
      {work.reason && (
        <Part
          {...propsOf('reason')}
          required={work.reason === 'required'}
          help={wrong.has('reason') && translate('nomination.reason.required')}
          input={{ multiline: true, minRows: 2, inputProps: { maxLength: MAX_REASON } }}
        />
      )}
    </>
  );
}

interface PartProps {
  label: string;
  value: string;
  error: boolean;
  required?: boolean;
  help: string | false;
  onChange: (text: string) => void;
  input: OutlinedInputProps;
}

function Part({ label, value, error, required = false, help, onChange, input }: PartProps) {
  const id = useId();
  return (
    <FormControl error={error} required={required}>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={`${id}-help`}
      />
      <FormHelperText id={`${id}-help`}>{help}</FormHelperText>
    </FormControl>
  );
}
