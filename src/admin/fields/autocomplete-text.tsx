import type { AutocompleteRenderInputParams } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import type { ControllerRenderProps } from 'react-hook-form';
import type { FramedProps } from './FieldFrame.tsx';

/** The text part of an autocomplete in a form: the form's own blur and focus, and what the frame says of the field. */
export function autocompleteText({ onBlur, ref }: ControllerRenderProps, aria: Omit<FramedProps, 'id'>) {
  return (params: AutocompleteRenderInputParams): ReactNode => (
    <TextField
      {...params}
      error={aria['aria-invalid']}
      onBlur={onBlur}
      inputRef={ref}
      inputProps={{ ...params.inputProps, ...aria }}
    />
  );
}
