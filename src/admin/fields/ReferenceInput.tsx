import Autocomplete from '@mui/material/Autocomplete';
import { memo, useState } from 'react';
import { useController } from 'react-hook-form';
import type { Option } from '#model/history.ts';
import { autocompleteText } from './autocomplete-text.tsx';
import { useCreateReference } from './create-reference.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { ReferenceLinks } from './ReferenceLinks.tsx';
import { useOptionOf, useSuggestions } from './suggestions.ts';

/** Another record, found by its name, or made on the spot. */
export const ReferenceInput = memo(function ReferenceInput({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  const [typed, setTyped] = useState<string>();
  const [made, setMade] = useState<Option>();
  const key = typeof input.value === 'string' ? input.value : undefined;
  const known = useOptionOf(field, key);
  const { value: options = [], isPending } = useSuggestions(field, typed);
  const { offer, takes, dialog } = useCreateReference(field, (option) => {
    setMade(option);
    input.onChange(option.value);
  });
  const chosen = [made, ...options, known].find((option) => option?.value === key) ?? { value: key ?? '', label: '…' };
  return (
    <FieldFrame field={field} name={name} note={<ReferenceLinks field={field} value={input.value} />}>
      {({ id, ...aria }) => (
        <>
          <Autocomplete
            id={id}
            options={[...options, ...offer(typed ?? '')]}
            loading={isPending}
            filterOptions={(all) => all}
            value={key ? chosen : null}
            isOptionEqualToValue={(option, other) => option.value === other.value}
            getOptionKey={(option) => option.value}
            onOpen={() => setTyped((text) => text ?? '')}
            onClose={() => setTyped(undefined)}
            onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
            onChange={(_event, option) => takes(option, typed ?? '') || input.onChange(option?.value ?? null)}
            renderInput={autocompleteText(input, aria)}
          />
          {dialog}
        </>
      )}
    </FieldFrame>
  );
});
