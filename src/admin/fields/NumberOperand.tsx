import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { OperandProps } from './field-props.ts';

/** A number, or the two ends of a range. */
export function NumberOperand({ operation, value, onChange, label }: OperandProps) {
  const translate = useTranslate();
  const [texts, setTexts] = useState(() => [value ?? []].flat().map(String));
  const isRange = operation === 'between';
  const change = (index: number, text: string) => {
    const next = isRange ? [texts[0] ?? '', texts[1] ?? ''] : [texts[0] ?? ''];
    next[index] = text;
    setTexts(next);
    onChange(numbersOf(next));
  };
  const names = isRange ? [translate('filter.low'), translate('filter.high')] : [''];
  return (
    <Stack direction="row" spacing={1}>
      {names.map((name, index) => (
        <OutlinedInput
          key={name}
          fullWidth
          value={texts[index] ?? ''}
          placeholder={name}
          onChange={({ target }) => change(index, target.value)}
          inputProps={{ 'aria-label': `${label} ${name}`.trim(), inputMode: 'decimal' }}
        />
      ))}
    </Stack>
  );
}

function numbersOf(texts: string[]): number | number[] | undefined {
  const numbers = texts.map((text) => (text.trim() === '' ? Number.NaN : Number(text)));
  if (!numbers.every(Number.isFinite)) return undefined;
  return numbers.length > 1 ? numbers : numbers[0];
}
