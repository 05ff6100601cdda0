import Autocomplete from '@mui/material/Autocomplete';
import { memo } from 'react';
import { useController } from 'react-hook-form';
import { autocompleteText } from './autocomplete-text.tsx';
import { useCountryOptions } from './country-options.ts';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';

/** A country, chosen by its name and kept as its ISO code. */
export const CountryInput = memo(function CountryInput({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  const countries = useCountryOptions();
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <Autocomplete
          {...countries}
          id={id}
          autoHighlight
          value={typeof input.value === 'string' && input.value !== '' ? input.value : null}
          onChange={(_event, code) => input.onChange(code)}
          renderInput={autocompleteText(input, aria)}
        />
      )}
    </FieldFrame>
  );
});
