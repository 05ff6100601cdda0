import Autocomplete from '@mui/material/Autocomplete';
import { memo, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import type { Option } from '#model/history.ts';
import { autocompleteText } from './autocomplete-text.tsx';
import { useCreateReference } from './create-reference.tsx';
import { Failure } from './Failure.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { ReferenceLinks } from './ReferenceLinks.tsx';
import { useSharedValues } from './shared-values.ts';
import { useOptionOf, useSuggestions } from './suggestions.ts';

/** Another record, found by its name, or made on the spot. */
export const ReferenceInput = memo(function ReferenceInput({ field, name }: InputProps) {
  const translate = useTranslate();
  const { field: input } = useController({ name });
  const [typed, setTyped] = useState<string>();
  const [made, setMade] = useState<Option>();
  const key = typeof input.value === 'string' ? input.value : undefined;
  const known = useOptionOf(field, key);
  const beside = useSharedValues(field, name);
  const { value: options = [], isPending, error, retry } = useSuggestions(field, typed, beside);
  const askAgain = () => {
    // The way to the button has closed the list, which then asks nothing.
    setTyped((text) => text ?? '');
    retry();
  };
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
          {error !== undefined && <Failure text={translate('choice.failed')} problem={error} onRetry={askAgain} />}
          {dialog}
        </>
      )}
    </FieldFrame>
  );
});
