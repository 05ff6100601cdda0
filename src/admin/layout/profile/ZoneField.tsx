import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { knownZones } from '#model/time/zones.ts';

interface Props {
  /** A Windows display label. */
  value: string;
  /** Message key. */
  error: string | undefined;
  onChange: (label: string) => void;
}

const zones = knownZones().map(({ label }) => label);

/** One of the zones that the product knows, found by typing. */
export function ZoneField({ value, error, onChange }: Props) {
  const translate = useTranslate();
  return (
    <Autocomplete
      options={zones.includes(value) ? zones : [value, ...zones]}
      value={value}
      disableClearable
      onChange={(_event, label) => onChange(label)}
      renderInput={(params) => (
        <TextField
          {...params}
          label={translate('profile.timeZone')}
          error={Boolean(error)}
          helperText={error && translate(error)}
        />
      )}
    />
  );
}
