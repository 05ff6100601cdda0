/** Of amounts whose field names none (ISO 4217). */
export const DEFAULT_CURRENCY = 'INR';

/** How many digits an amount of a currency (ISO 4217) has behind the point: two of rupees, for they have 100 paise. */
export function fractionDigitsOf(currency = DEFAULT_CURRENCY): number {
  const known = digitsByCurrency.get(currency);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 0;
  digitsByCurrency.set(currency, digits);
  return digits;
}

/** Asked for each row of a file. */
const digitsByCurrency = new Map<string, number>();

/** The minor units of an amount such as `12.50`; undefined where it is none, or more exact than its currency. */
export function minorUnitsIn(text: string, currency?: string): number | undefined {
  const fraction = /^-?\d+(?:[.](\d+))?$/.exec(text);
  const digits = fractionDigitsOf(currency);
  if (!fraction || (fraction[1] ?? '').length > digits) return undefined;
  return Math.round(Number(text) * 10 ** digits);
}

/** An amount in its major unit, as spreadsheets calculate with it: 1250 paise are 12.5 rupees. */
export function inMajorUnits(minor: number, currency?: string): number {
  return minor / 10 ** fractionDigitsOf(currency);
}
