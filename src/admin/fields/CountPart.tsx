import OutlinedInput from '@mui/material/OutlinedInput';
import { LabelledPart } from './LabelledPart.tsx';

interface Props {
  label: string;
  value: number;
  /** 0 for what is no number. */
  onChange: (value: number) => void;
}

/** A small number, counted from 1. */
export function CountPart({ label, value, onChange }: Props) {
  return (
    <LabelledPart label={label}>
      {(id) => (
        <OutlinedInput
          id={id}
          value={value === 0 ? '' : value}
          onChange={({ target }) => onChange(/^\d{1,4}$/.test(target.value) ? Number(target.value) : 0)}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off', dir: 'ltr', 'aria-invalid': value === 0 }}
          sx={{ inlineSize: 96 }}
        />
      )}
    </LabelledPart>
  );
}
