import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useCountryOptions } from './country-options.ts';
import type { OperandProps } from './field-props.ts';
import { operandAria } from './operand-aria.ts';

/** A country, or several. */
export function CountryOperand({ operation, value, onChange, label, describedBy }: OperandProps) {
  const countries = useCountryOptions();
  const isMany = operation === 'anyOf';
  const values = [value ?? []].flat().map(String);
  const keep = (codes: string[]) => onChange(codes.length === 0 ? undefined : isMany ? codes : codes[0]);
  return (
    <Autocomplete<string, boolean>
      {...countries}
      multiple={isMany}
      value={isMany ? values : (values[0] ?? null)}
      onChange={(_event, chosen) => keep([chosen ?? []].flat())}
      renderInput={(params) => (
        <TextField
          {...params}
          error={describedBy !== undefined}
          inputProps={{ ...params.inputProps, ...operandAria({ label, describedBy }) }}
        />
      )}
    />
  );
}
