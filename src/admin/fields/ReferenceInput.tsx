import Autocomplete from '@mui/material/Autocomplete';
import { memo, useState } from 'react';
import { useController } from 'react-hook-form';
import { autocompleteText } from './autocomplete-text.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { useOptionOf, useSuggestions } from './suggestions.ts';

/** Another record, found by its name. */
export const ReferenceInput = memo(function ReferenceInput({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  const [typed, setTyped] = useState<string>();
  const key = typeof input.value === 'string' ? input.value : undefined;
  const known = useOptionOf(field, key);
  const { value: options = [], isPending } = useSuggestions(field, typed);
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <Autocomplete
          id={id}
          options={options}
          loading={isPending}
          filterOptions={(all) => all}
          value={key ? (options.find(({ value }) => value === key) ?? known ?? { value: key, label: '…' }) : null}
          isOptionEqualToValue={(option, other) => option.value === other.value}
          getOptionKey={(option) => option.value}
          onOpen={() => setTyped('')}
          onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
          onChange={(_event, option) => input.onChange(option?.value ?? null)}
          renderInput={autocompleteText(input, aria)}
        />
      )}
    </FieldFrame>
  );
});
