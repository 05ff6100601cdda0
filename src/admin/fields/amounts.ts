import { DEFAULT_CURRENCY, fractionDigitsOf } from '#model/currency.ts';

/** Amounts of a currency, which are kept in its minor unit and read and typed in its major one. */
export interface Amounts {
  /** The symbol of the currency, such as ₹. */
  symbol: string;
  /** With the symbol: ₹1,200.50. */
  format: (minor: number) => string;
  /** As it is typed: 1200.50. */
  write: (minor: number) => string;
  /** The minor units of a typed text; undefined when it is no amount of the currency. */
  read: (text: string) => number | undefined;
}

/** How a culture (BCP 47) writes amounts of a currency (ISO 4217). */
export function amountsOf(culture: string, currency = DEFAULT_CURRENCY): Amounts {
  const digits = fractionDigitsOf(currency);
  const format = new Intl.NumberFormat(culture, { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const plain = new Intl.NumberFormat(`${culture}-u-nu-latn`, { minimumFractionDigits: digits, useGrouping: false });
  const unit = 10 ** digits;
  const decimal = partOf(plain, 'decimal', 1.5);
  return {
    symbol: partOf(format, 'currency', 1),
    format: (minor) => format.format(minor / unit),
    write: (minor) => plain.format(minor / unit),
    read: (text) => {
      const [whole = '', fraction = '', ...rest] = asciiDigits(text).split(decimal || '.');
      const isAmount = /^-?\d+$/.test(withoutGroups(whole)) && /^\d*$/.test(fraction) && fraction.length <= digits;
      if (!isAmount || rest.length > 0) return undefined;
      return Math.round(Number(`${withoutGroups(whole)}.${fraction || '0'}`) * unit);
    },
  };
}

function partOf(format: Intl.NumberFormat, type: Intl.NumberFormatPartTypes, example: number): string {
  return format.formatToParts(example).find((part) => part.type === type)?.value ?? '';
}

/** `1,20,000` and `1 200` are typed as they are read. */
function withoutGroups(whole: string): string {
  return whole.trim().replace(/(?<=\d)[.,'’\s](?=\d)/g, '');
}

/** Where the digits of the scripts that the product speaks begin: Arabic-Indic, Persian, Devanagari. */
const ZEROS = [0x660, 0x6f0, 0x966];

export function asciiDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const code = digit.codePointAt(0) ?? 0;
    return String(code - (ZEROS.findLast((zero) => code >= zero) ?? 0));
  });
}
