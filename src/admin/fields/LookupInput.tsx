import Autocomplete from '@mui/material/Autocomplete';
import { memo, useState } from 'react';
import { useController } from 'react-hook-form';
import { autocompleteText } from './autocomplete-text.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { keepText } from './keep-text.ts';
import { useSuggestions } from './suggestions.ts';

/** A text that others have used before: offers theirs, takes a new one. */
export const LookupInput = memo(function LookupInput({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  const [isOpen, setOpen] = useState(false);
  const text = typeof input.value === 'string' ? input.value : '';
  const { value: options = [] } = useSuggestions(field, isOpen ? text : undefined);
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <Autocomplete
          id={id}
          freeSolo
          open={isOpen}
          onOpen={() => setOpen(true)}
          onClose={() => setOpen(false)}
          options={options.map((option) => option.value)}
          filterOptions={(all) => all}
          inputValue={text}
          value={text}
          onInputChange={(_event, typed) => typed !== text && input.onChange(keepText(typed))}
          renderInput={autocompleteText(input, aria)}
        />
      )}
    </FieldFrame>
  );
});
