import OutlinedInput from '@mui/material/OutlinedInput';
import { memo } from 'react';
import { useFormContext } from 'react-hook-form';
import { FieldFrame } from './FieldFrame.tsx';
import type { InputProps } from './field-props.ts';
import { keepText } from './keep-text.ts';

/** The name of an IANA zone: the browser offers those that it knows while one types. */
export const ZoneInput = memo(function ZoneInput({ field, name }: InputProps) {
  const { register } = useFormContext();
  const { ref, ...registered } = register(name, { setValueAs: keepText });
  return (
    <FieldFrame field={field} name={name}>
      {({ id, ...aria }) => (
        <>
          <OutlinedInput
            {...registered}
            id={id}
            inputRef={ref}
            inputProps={{ ...aria, list: `${id}-zones`, autoCapitalize: 'off', spellCheck: false, dir: 'ltr' }}
          />
          <datalist id={`${id}-zones`}>
            {Intl.supportedValuesOf('timeZone').map((zone) => (
              <option key={zone}>{zone}</option>
            ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
});
