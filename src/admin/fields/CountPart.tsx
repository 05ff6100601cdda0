import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { LabelledPart } from './LabelledPart.tsx';

interface Props {
  label: string;
  /** One below the least stands for a text that is no number. */
  value: number;
  least?: number;
  most: number;
  onChange: (value: number) => void;
}

/** A small number. What is none, or is out of bounds, stays as it was typed and says so. */
export function CountPart({ label, value, least = 1, most, onChange }: Props) {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const numberOf = (text: string) => (/^\s*\d+\s*$/.test(text) ? Number(text) : least - 1);
  const written = value < least ? '' : String(value);
  const tooFew = value < least ? translate('validation.minimum', { limit: least }) : undefined;
  const tooMany = value > most ? translate('validation.maximum', { limit: most }) : undefined;
  return (
    <LabelledPart label={label} mistake={tooFew ?? tooMany}>
      {(id, aria) => (
        <OutlinedInput
          id={id}
          value={numberOf(typed) === value ? typed : written}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(numberOf(target.value));
          }}
          inputProps={{ ...aria, inputMode: 'numeric', autoComplete: 'off', dir: 'ltr' }}
          sx={{ inlineSize: 96 }}
        />
      )}
    </LabelledPart>
  );
}
