import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { OperandProps } from './field-props.ts';
import { operandAria } from './operand-aria.ts';
import { useNumberText } from './number-text.ts';

/** A number, or the two ends of a range. */
export function NumberOperand({ field, operation, value, onChange, label, describedBy }: OperandProps) {
  const translate = useTranslate();
  const { unit, example, inputMode, write, read } = useNumberText(field);
  const [texts, setTexts] = useState(() =>
    [value ?? []].flat().map((one) => (typeof one === 'number' ? write(one) : '')),
  );
  const isRange = operation === 'between';
  const change = (index: number, text: string) => {
    const next = isRange ? [texts[0] ?? '', texts[1] ?? ''] : [texts[0] ?? ''];
    next[index] = text;
    setTexts(next);
    // What is no number is kept as it was typed, and refused as a value.
    const values = next.map((one) => read(one) ?? one.trim());
    onChange(values.includes('') ? undefined : isRange ? values : values[0]);
  };
  const names = isRange ? [translate('filter.low'), translate('filter.high')] : [''];
  return (
    <Stack direction="row" spacing={1}>
      {names.map((name, index) => (
        <OutlinedInput
          key={name}
          fullWidth
          value={texts[index] ?? ''}
          placeholder={name || (example ?? '')}
          onChange={({ target }) => change(index, target.value)}
          error={describedBy !== undefined}
          inputProps={{ ...operandAria({ label: `${label} ${name}`.trim(), describedBy }), inputMode }}
          {...(unit && { startAdornment: <InputAdornment position="start">{unit}</InputAdornment> })}
        />
      ))}
    </Stack>
  );
}
