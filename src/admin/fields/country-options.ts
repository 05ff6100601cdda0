import { createFilterOptions } from '@mui/material/Autocomplete';
import { useMemo } from 'react';
import { countries } from '#model/countries.ts';
import { useSession } from '../session/SessionContext.tsx';
import { countryNames, isCountryCode } from './country-names.ts';

/** Every country by its name in the person's language, found by that or by its code: what an autocomplete offers. */
export function useCountryOptions() {
  const { culture } = useSession();
  return useMemo(() => {
    const names = countryNames(culture);
    const nameOf = (code: string) => (isCountryCode(code) ? (names.of(code) ?? code) : code);
    const { compare } = new Intl.Collator(culture);
    return {
      options: countries.toSorted((one, other) => compare(nameOf(one), nameOf(other))),
      getOptionLabel: nameOf,
      filterOptions: createFilterOptions<string>({ stringify: (code) => `${nameOf(code)} ${code}` }),
    };
  }, [culture]);
}
