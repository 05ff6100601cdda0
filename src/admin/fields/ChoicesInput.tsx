import Autocomplete from '@mui/material/Autocomplete';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useController } from 'react-hook-form';
import { autocompleteText } from './autocomplete-text.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { textOfValue } from './value-text.ts';

/** So many values stand side by side as check boxes; more are searched for. */
const MOST_BOXES = 6;

/** Several of a few values, kept in the order in which the schema names them. */
export const ChoicesInput = memo(function ChoicesInput({ field, name }: InputProps) {
  const isShort = (field.property.items?.enum ?? []).length <= MOST_BOXES;
  return isShort ? <CheckBoxes field={field} name={name} /> : <ChoiceSearch field={field} name={name} />;
});

function useChoices({ field, name }: InputProps) {
  const { field: input } = useController({ name });
  const choices = field.property.items?.enum ?? [];
  const chosen = Array.isArray(input.value) ? input.value.map(String) : [];
  const choose = (values: readonly string[]) => {
    const kept = [...choices, ...chosen.filter((value) => !choices.includes(value))].filter((v) => values.includes(v));
    input.onChange(kept.length > 0 ? kept : null);
  };
  return { input, choices, chosen, choose };
}

function CheckBoxes({ field, name }: InputProps) {
  const translate = useTranslate();
  const { input, choices, chosen, choose } = useChoices({ field, name });
  return (
    <FieldFrame field={field} name={name} group="group">
      {({ 'aria-invalid': isInvalid }) => (
        <FormGroup row sx={{ columnGap: 1 }}>
          {choices.map((choice, index) => (
            <FormControlLabel
              key={choice}
              label={textOfValue(field, choice, translate)}
              control={
                <Checkbox
                  checked={chosen.includes(choice)}
                  onChange={({ target }) =>
                    choose(target.checked ? [...chosen, choice] : chosen.filter((value) => value !== choice))
                  }
                  onBlur={input.onBlur}
                  slotProps={{ input: { 'aria-invalid': isInvalid, ...(index === 0 && { ref: input.ref }) } }}
                />
              }
            />
          ))}
        </FormGroup>
      )}
    </FieldFrame>
  );
}

function ChoiceSearch({ field, name }: InputProps) {
  const translate = useTranslate();
  const { input, choices, chosen, choose } = useChoices({ field, name });
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <Autocomplete
          id={id}
          multiple
          disableCloseOnSelect
          options={choices}
          value={chosen}
          getOptionLabel={(choice) => textOfValue(field, choice, translate)}
          onChange={(_event, values) => choose(values)}
          renderInput={autocompleteText(input, aria)}
        />
      )}
    </FieldFrame>
  );
}
