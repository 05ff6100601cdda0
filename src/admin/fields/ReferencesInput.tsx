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
import { useOptionsOf, useSuggestions } from './suggestions.ts';

/** Several other records, found by their names, or made on the spot. */
export const ReferencesInput = memo(function ReferencesInput({ field, name }: InputProps) {
  const translate = useTranslate();
  const { field: input } = useController({ name });
  const [typed, setTyped] = useState<string>();
  const [seen, setSeen] = useState<readonly Option[]>([]);
  const keys = Array.isArray(input.value) ? input.value.map(String) : [];
  const stored = useOptionsOf(
    field,
    keys.filter((key) => !seen.some(({ value }) => value === key)),
  );
  const beside = useSharedValues(field, name);
  const { value: options = [], isPending, error, retry } = useSuggestions(field, typed, beside);
  const askAgain = () => {
    // The way to the button has closed the list, which then asks nothing.
    setTyped((text) => text ?? '');
    retry();
  };
  const known = [...seen, ...stored];
  const optionOf = (key: string): Option => known.find(({ value }) => value === key) ?? { value: key, label: '…' };
  const { offer, takes, dialog } = useCreateReference(field, (option) => {
    setSeen([...known, option]);
    input.onChange([...keys, option.value]);
  });
  return (
    <FieldFrame field={field} name={name} note={<ReferenceLinks field={field} value={input.value} />}>
      {({ id, ...aria }) => (
        <>
          <Autocomplete
            id={id}
            multiple
            disableCloseOnSelect
            options={[...options, ...offer(typed ?? '')]}
            loading={isPending && typed !== undefined}
            filterOptions={(all) => all}
            value={keys.map(optionOf)}
            isOptionEqualToValue={(option, other) => option.value === other.value}
            getOptionKey={(option) => option.value}
            onOpen={() => setTyped((text) => text ?? '')}
            onClose={() => setTyped(undefined)}
            onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
            onChange={(_event, chosen) => {
              if (takes(chosen.at(-1), typed ?? '')) return;
              setSeen([...known, ...chosen]);
              input.onChange(chosen.length > 0 ? chosen.map(({ value }) => value) : null);
            }}
            renderInput={autocompleteText(input, aria)}
          />
          {error !== undefined && <Failure text={translate('choice.failed')} problem={error} onRetry={askAgain} />}
          {dialog}
        </>
      )}
    </FieldFrame>
  );
});
