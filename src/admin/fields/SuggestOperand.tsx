import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { Option } from '#model/history.ts';
import { Failure } from './Failure.tsx';
import type { OperandProps } from './field-props.ts';
import { operandAria } from './operand-aria.ts';
import { useOptionsOf, useSuggestions } from './suggestions.ts';

/** A looked-up value, or several; a reference is chosen by name and kept by key. */
export function SuggestOperand({ field, operation, value, onChange, label, describedBy }: OperandProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string>();
  const values = [value ?? []].flat().map(String);
  const { value: options = [], error, retry } = useSuggestions(field, typed);
  const known = useOptionsOf(field, values);
  const isMany = operation === 'anyOf';
  const optionOf = (one: string): Option =>
    [...options, ...known].find((option) => option.value === one) ?? { value: one, label: one };
  const keyOf = (chosen: Option | string) => (typeof chosen === 'string' ? chosen.trim() : chosen.value);
  const keep = (chosen: (Option | string)[]) => {
    const keys = chosen.map(keyOf).filter(Boolean);
    onChange(keys.length === 0 ? undefined : isMany ? keys : keys[0]);
  };
  return (
    <Box>
      <Autocomplete<Option, boolean, false, boolean>
        multiple={isMany}
        freeSolo={field.kind === 'lookup'}
        autoSelect={field.kind === 'lookup'}
        options={options}
        filterOptions={(all) => all}
        value={isMany ? values.map(optionOf) : values[0] === undefined ? null : optionOf(values[0])}
        getOptionKey={keyOf}
        getOptionLabel={(option) => (typeof option === 'string' ? option : option.label)}
        isOptionEqualToValue={(option, other) => keyOf(option) === keyOf(other)}
        // Typing and pasting open the list too: what they search stays.
        onOpen={() => setTyped((text) => text ?? '')}
        onClose={() => setTyped(undefined)}
        onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
        onChange={(_event, chosen) => keep([chosen ?? []].flat())}
        renderInput={(params) => (
          <TextField
            {...params}
            error={describedBy !== undefined}
            inputProps={{ ...params.inputProps, ...operandAria({ label, describedBy }) }}
          />
        )}
      />
      {error !== undefined && <Failure text={translate('choice.failed')} problem={error} onRetry={retry} />}
    </Box>
  );
}
