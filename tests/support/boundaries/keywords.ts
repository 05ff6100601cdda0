import type { Field } from '#model/entity.ts';
import { isMissing, type Values } from '#model/values.ts';
import type { FieldHints, PropertySchema } from '#model/vocabulary.ts';
import { extreme, formKeyword, misshapen, resized, unlike } from './texts.ts';

/** Where a keyword stands: a field, a valid value of it, and the record or the part of one around it. */
export interface Place {
  field: Field;
  value: unknown;
  around: Values;
  /** Keys of existing records of an entity. */
  keysOf: (entity: string) => readonly string[];
}

/** The values on both sides of a limit; nothing at all where a keyword sets none for this kind of field. */
export interface Sides {
  allowed?: unknown;
  refused?: unknown;
  /** The keyword of the refusal, where it is not the one that sets the limit. */
  says?: string;
  /** The item that is refused, where it is not the whole value. */
  item?: number;
  /** Why one side has no value. */
  without?: string;
}

type Maker = (limit: never, place: Place) => Sides;

/** Says nothing about which values are taken, or is proved by a test of its own: see `boundaries.test.ts`. */
const elsewhere = undefined;

/**
 * One value just allowed and one just refused for every keyword of the vocabulary. A new keyword does not compile until
 * it stands here: with its two sides, or as one that says nothing about a single value.
 */
export const sidesByKeyword = {
  minLength: (limit: number, { field, value }) => {
    const allowed = resized(field, value, limit) ?? value;
    if (limit > 1) return { allowed, refused: resized(field, value, limit - 1) ?? 'x'.repeat(limit - 1) };
    const isMissed = field.required && field.property.default === undefined;
    // An empty text is no value.
    return isMissed ? { allowed, refused: '', says: 'required' } : { allowed, without: 'it may be left empty' };
  },
  maxLength: (limit: number, { field, value }) => ({
    allowed: resized(field, value, limit),
    refused: resized(field, value, limit + 1) ?? 'x'.repeat(limit + 1),
    ...(formKeyword[field.kind] && {
      says: formKeyword[field.kind] ?? 'maxLength',
      without: 'its form is too strict to be stretched',
    }),
  }),
  pattern: (_, { field, value }) => ({ allowed: value, refused: unlike(field) }),
  format: (_, { field: { kind }, value }) =>
    misshapen[kind] === undefined
      ? {}
      : { allowed: extreme[kind] ?? value, refused: misshapen[kind], says: formKeyword[kind] ?? 'format' },
  minimum: (limit: number, place) => ({ allowed: limit, refused: limit - stepOf(place) }),
  maximum: (limit: number, place) => ({ allowed: limit, refused: limit + stepOf(place) }),
  exclusiveMinimum: (limit: number, place) => ({ allowed: limit + stepOf(place), refused: limit }),
  exclusiveMaximum: (limit: number, place) => ({ allowed: limit - stepOf(place), refused: limit }),
  multipleOf: (step: number, { field }) => ({
    allowed: (field.property.minimum ?? 0) + step,
    refused: (field.property.minimum ?? 0) + step / 2,
  }),
  enum: (values: string[]) => ({ allowed: values.at(-1), refused: `${values.at(-1)}X` }),
  items: ({ enum: values }: PropertySchema) =>
    values ? { allowed: values, refused: [`${values.at(-1)}X`], says: 'enum', item: 0 } : {},
  minItems: (limit: number, place) => ({
    allowed: itemsOf(place, limit),
    refused: itemsOf(place, limit - 1),
    // An empty list is no value.
    says: limit === 1 ? 'required' : 'minItems',
  }),
  maxItems: (limit: number, place) => ({ allowed: itemsOf(place, limit), refused: itemsOf(place, limit + 1) }),
  uniqueItems: (isUnique: boolean, place) => {
    const [item] = itemsOf(place, 1) ?? [];
    return isUnique ? { allowed: [item], refused: [item, item] } : {};
  },
  after: (other: string, place) => ({ allowed: next(place, other, 1), refused: next(place, other, 0) }),
  before: (other: string, place) => ({ allowed: next(place, other, -1), refused: next(place, other, 0) }),
  atMost: (other: string, place) => ({ allowed: next(place, other, 0), refused: next(place, other, 1) }),
  properties: elsewhere,
  required: elsewhere,
  requiredUnless: elsewhere,
  when: elsewhere,
  unique: elsewhere,
  immutable: elsewhere,
  reference: elsewhere,
  valuesOf: elsewhere,
  leadsTo: elsewhere,
  zone: elsewhere,
  anchors: elsewhere,
  type: elsewhere,
  title: elsewhere,
  description: elsewhere,
  default: elsewhere,
  examples: elsewhere,
  readOnly: elsewhere,
  'x-field': elsewhere,
  help: elsewhere,
  width: elsewhere,
  search: elsewhere,
  filter: elsewhere,
  sortable: elsewhere,
  access: elsewhere,
  messages: elsewhere,
  attribute: elsewhere,
  entry: elsewhere,
  currency: elsewhere,
  unit: elsewhere,
  through: elsewhere,
  computed: elsewhere,
  was: elsewhere,
  widget: elsewhere,
} as const satisfies Record<keyof PropertySchema | keyof FieldHints, Maker | undefined>;

function stepOf({ field }: Place): number {
  return field.property.type === 'integer' ? 1 : (field.property.multipleOf ?? 0.01);
}

/** As many items as asked for; undefined where there are not so many that differ. */
function itemsOf({ field, value, keysOf }: Place, count: number): unknown[] | undefined {
  const { items, uniqueItems } = field.property;
  const [item] = Array.isArray(value) ? (value as unknown[]) : [];
  if (!uniqueItems) return item === undefined ? undefined : Array.from({ length: count }, () => item);
  const different = items?.enum ?? keysOf(field.hints.reference?.to ?? '');
  return different.length < count ? undefined : different.slice(0, count);
}

/** The other field's value, moved by the smallest step of its kind. */
function next({ field, around }: Place, other: string, steps: number): unknown {
  const from = around[other];
  if (isMissing(from)) return undefined;
  const move = moves[field.kind];
  if (!move) throw new Error(`Values of kind ${field.kind} have no next one: say it in tests/support/boundaries`);
  return move(from as never, steps);
}

const moves: Partial<Record<Field['kind'], (from: never, steps: number) => unknown>> = {
  integer: (from: number, steps) => from + steps,
  decimal: (from: number, steps) => from + steps,
  money: (from: number, steps) => from + steps,
  percentage: (from: number, steps) => from + steps,
  duration: (from: number, steps) => from + steps,
  date: (from: string, steps) => new Date(Date.parse(from) + steps * 86_400_000).toISOString().slice(0, 10),
  dateTime: (from: string, steps) => new Date(Date.parse(from) + steps).toISOString(),
  time: (from: string, steps) => {
    const minutes = Number(from.slice(0, 2)) * 60 + Number(from.slice(3)) + steps;
    return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  },
};
