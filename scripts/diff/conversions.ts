interface Conversion {
  /** The value in the new type, from its column in double quotes. */
  using: (column: string) => string;
  /** The rows that it would cut or refuse; absent when every value fits. */
  breaks?: (column: string) => string;
}

const asText: Conversion = { using: (column) => `${column}::text` };
const whole = (column: string): string => `${column} <> trunc(${column})`;
const bounds = { integer: '-2147483648 and 2147483647', bigint: '-9223372036854775808 and 9223372036854775807' };

const toWhole = (type: keyof typeof bounds): Conversion => ({
  using: (column) => `${column}::${type}`,
  breaks: (column) => `${whole(column)} or ${column} not between ${bounds[type]}`,
});

const fromText = (type: string, pattern: string): Conversion => ({
  using: (column) => `${column}::${type}`,
  breaks: (column) => `${column} !~ '${pattern}'`,
});

/** Which types of column become which, as `from > to`; what is not here keeps nothing of the old values. */
const conversions: Record<string, Conversion> = {
  'integer > bigint': { using: (column) => `${column}::bigint` },
  'integer > numeric': { using: (column) => `${column}::numeric` },
  'bigint > numeric': { using: (column) => `${column}::numeric` },
  'bigint > integer': toWhole('integer'),
  'numeric > integer': toWhole('integer'),
  'numeric > bigint': toWhole('bigint'),
  'integer > text': asText,
  'bigint > text': asText,
  'numeric > text': asText,
  'boolean > text': asText,
  'date > text': asText,
  'text > integer': fromText('integer', String.raw`^-?\d{1,9}$`),
  'text > bigint': fromText('bigint', String.raw`^-?\d{1,18}$`),
  'text > numeric': fromText('numeric', String.raw`^-?\d+([.]\d+)?$`),
  'text > boolean': fromText('boolean', '^(true|false)$'),
  'date > timestamptz': { using: (column) => `${column}::timestamp at time zone 'UTC'` },
  'timestamptz > date': {
    using: (column) => `(${column} at time zone 'UTC')::date`,
    breaks: (column) => `(${column} at time zone 'UTC')::time <> '00:00'`,
  },
  'text > text[]': { using: (column) => `case when ${column} is not null then array[${column}] end` },
  'text[] > text': { using: (column) => `${column}[1]`, breaks: (column) => `cardinality(${column}) > 1` },
};

/** How a column's values change their type; undefined where none of them can be kept. */
export function conversionBetween(was: string, is: string): Conversion | undefined {
  return conversions[`${baseOf(was)} > ${baseOf(is)}`];
}

/** The type without its collation and nullability. */
export function baseOf(type: string): string {
  return type.replace(' not null', '').replace(' collate "C"', '');
}
