import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';

interface Props {
  label: string;
  /** Patterns to choose from; any other may be typed. */
  options: string[];
  value: string;
  /** Message key. */
  error: string | undefined;
  onChange: (pattern: string) => void;
}

/** A .NET date pattern, chosen or typed. */
export function PatternField({ label, options, value, error, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Autocomplete
      freeSolo
      disableClearable
      options={options}
      // All of them, whatever has been typed.
      filterOptions={(all) => all}
      inputValue={value}
      onInputChange={(_event, pattern) => onChange(pattern)}
      renderInput={(params) => (
        <TextField {...params} label={label} error={Boolean(error)} helperText={error && translate(error)} />
      )}
    />
  );
}
