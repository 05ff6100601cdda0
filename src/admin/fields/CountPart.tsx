import OutlinedInput from '@mui/material/OutlinedInput';
import { LabelledPart } from './LabelledPart.tsx';

interface Props {
  label: string;
  value: number;
  /** What stands for no number: 0, unless that is one. */
  none?: number;
  onChange: (value: number) => void;
}

/** A small number, counted from 1. */
export function CountPart({ label, value, none = 0, onChange }: Props) {
  return (
    <LabelledPart label={label}>
      {(id) => (
        <OutlinedInput
          id={id}
          value={value === none ? '' : value}
          onChange={({ target }) => onChange(/^\d{1,4}$/.test(target.value) ? Number(target.value) : none)}
          inputProps={{ inputMode: 'numeric', autoComplete: 'off', dir: 'ltr', 'aria-invalid': value === none }}
          sx={{ inlineSize: 96 }}
        />
      )}
    </LabelledPart>
  );
}
