import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import type { Field } from '#model/entity.ts';
import type { OperandProps } from './field-props.ts';
import { operandAria } from './operand-aria.ts';
import { textOfValue } from './value-text.ts';

/** One of the values, or any of several. */
export function ChoiceOperand({ field, operation, value, onChange, label, describedBy }: OperandProps) {
  const translate = useTranslate();
  const choices = choicesOf(field);
  const aria = operandAria({ label, describedBy });
  if (operation === 'anyOf') {
    return (
      <ToggleButtonGroup
        size="small"
        {...aria}
        value={[value ?? []].flat()}
        onChange={(_event, values: string[]) => onChange(values.length > 0 ? values : undefined)}
        sx={{ flexWrap: 'wrap' }}
      >
        {choices.map((choice) => (
          <ToggleButton key={String(choice)} value={choice} sx={{ color: 'text.primary' }}>
            {textOfValue(field, choice, translate)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    );
  }
  return (
    <NativeSelect
      fullWidth
      value={value === undefined ? '' : String(value)}
      onChange={({ target }) => onChange(choices.find((choice) => String(choice) === target.value))}
      input={<OutlinedInput />}
      error={describedBy !== undefined}
      inputProps={aria}
    >
      <option value="" aria-label={translate('common.none')} />
      {choices.map((choice) => (
        <option key={String(choice)} value={String(choice)}>
          {textOfValue(field, choice, translate)}
        </option>
      ))}
    </NativeSelect>
  );
}

function choicesOf(field: Field): (string | boolean)[] {
  return field.kind === 'boolean' ? [true, false] : (field.property.enum ?? field.property.items?.enum ?? []);
}
