const byCulture = new Map<string, Intl.DisplayNames>();

/** What countries are called in a language (BCP 47 tag); a code that it does not know stays a code. */
export function countryNames(culture: string): Intl.DisplayNames {
  const names = byCulture.get(culture) ?? new Intl.DisplayNames([culture], { type: 'region' });
  byCulture.set(culture, names);
  return names;
}

/** Whether the value may be asked for its name: others throw. */
export function isCountryCode(value: unknown): value is string {
  return typeof value === 'string' && /^[A-Z]{2}$/.test(value);
}
