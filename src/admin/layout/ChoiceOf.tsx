import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

interface Props<Option extends string> {
  label: string;
  options: readonly Option[];
  nameOf: (option: Option) => string;
  value: Option;
  onChange: (option: Option) => void;
}

/** One of a few, side by side. */
export function ChoiceOf<Option extends string>({ label, options, nameOf, value, onChange }: Props<Option>) {
  const id = useId();
  return (
    <div>
      <Typography id={id} variant="body2" sx={{ fontWeight: 550, marginBlockEnd: 0.5 }}>
        {label}
      </Typography>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        value={value}
        aria-labelledby={id}
        onChange={(_event, option: Option | null) => option && onChange(option)}
      >
        {options.map((option) => (
          <ToggleButton key={option} value={option} sx={{ paddingBlock: 0.5, color: 'text.primary' }}>
            {nameOf(option)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
