import { matches, type Criteria } from '#model/criteria.ts';
import { isDerived, type Entity, type Field } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import { validateRecord } from '#model/entities.ts';
import type { FieldKind } from '#model/kinds.ts';
import { offeredBy } from '#model/offered.ts';
import type { Values } from '#model/values.ts';
import { departments, locations, pools, type Pools } from './pools.ts';
import { randomOf, type Random } from './random.ts';

const FIRST_DAY = Date.UTC(2025, 0, 6, 8);
const LAST_DAY = Date.UTC(2026, 10, 20, 17);
const DAY_MS = 86_400_000;

/** Keys of the records that others may refer to, by entity. */
export type Keys = Record<string, string[]>;

interface Options {
  known?: Keys;
  /** What is known of those records, by key: a reference takes those alone that its schema offers. */
  records?: Map<string, Values>;
  ownPools?: Pools;
  /** What is wrong with values, by path; of an entity that is not generated nobody can say. */
  errorsOf?: ErrorsOf;
}

type ErrorsOf = (values: Values) => object;

const errorsIn =
  (entity: Entity): ErrorsOf =>
  (values) =>
    validateRecord(entity, values).errors;

/**
 * Demo records of an entity, made from its schema; the same seed gives the same records. References point at earlier
 * records of the same entity and at `known` ones; the keys of the new records are added to them.
 */
export function* demoRecords(
  entity: Entity,
  count: number,
  seed: number,
  { known = {}, records = new Map(), ownPools = {}, errorsOf = errorsIn(entity) }: Options = {},
): Generator<Values> {
  const random = randomOf(seed + Number.parseInt(fold(entity.name).slice(0, 6), 36));
  const keys: string[] = (known[entity.name] ??= []);
  const references = known;
  const step = Math.floor((LAST_DAY - FIRST_DAY) / Math.max(count, 1));
  const withinDay = Math.max(1, Math.min(step, DAY_MS));
  for (let index = 0; index < count; index++) {
    const created = new Date(FIRST_DAY + index * step + random.below(withinDay));
    const key = `${created.getTime().toString(16).padStart(12, '0')}7${random.hex(3)}8${random.hex(15)}`;
    const common = { key, creationTime: created.toISOString(), modificationTime: created.toISOString() };
    const values = validValuesOf(entity, { random, index, references, records, ownPools }, errorsOf);
    if (!values) continue;
    yield { ...common, createdBy: 'Demo data', version: 1, ...values };
    remember(key, values, { keys, records });
  }
}

/** A thousand candidates are enough to refer to, a million keys need not be kept; what is inactive is not chosen. */
function remember(key: string, values: Values, { keys, records }: { keys: string[]; records: Map<string, Values> }) {
  if (keys.length >= 1000 || values['status'] === false) return;
  keys.push(key);
  records.set(key, values);
}

interface Making {
  random: Random;
  /** How many records came before. */
  index: number;
  /** Keys that a reference to the entity may take. */
  references: Keys;
  records: ReadonlyMap<string, Values>;
  /** What the tenant calls its things, where that differs. */
  ownPools: Pools;
}

interface Within extends Making {
  /** The values of the record so far. */
  beside: Values;
}

const TRIES = 8;

/** Values that the schema's rules let through, after some tries; undefined when luck does not find any. */
function validValuesOf(entity: Entity, making: Making, errorsOf: ErrorsOf): Values | undefined {
  for (let tries = 0; tries < TRIES; tries++) {
    const values = valuesOf(entity, making);
    const wrong = Object.keys(errorsOf(values)).map((path) => path.split('.')[0] ?? '');
    if (wrong.length === 0) return values;
    // What may be left out is, when it breaks a rule.
    const spared = { ...values, ...Object.fromEntries(wrong.map((name) => [name, null])) };
    if (Object.keys(errorsOf(spared)).length === 0) return spared;
  }
  return undefined;
}

/** What the schema's conditions hide has no value; fields that nobody writes have their default. */
function valuesOf(entity: Entity, making: Making): Values {
  const values: Values = {};
  for (const field of entity.fields.filter(({ hints }) => !isDerived(hints))) {
    const isShown = !field.hints.when || matches(field.hints.when, values);
    if (!field.readOnly)
      values[field.name] = isShown
        ? valueOf(`${entity.name}.${field.name}`, field, { ...making, beside: values })
        : null;
    else if (field.property.default !== undefined) values[field.name] = field.property.default;
  }
  return values;
}

function valueOf(path: string, field: Field, making: Within): unknown {
  const pool = making.ownPools[path] ?? pools[path];
  return pool ? pool(making.random, making.index) : makers[field.kind](field, making);
}

/** A value of the field's kind, where a demo record has none; references are to one of the known records. */
export function anyValueOf(field: Field, references: Keys): unknown {
  return makers[field.kind](field, {
    random: randomOf(1),
    index: 0,
    references,
    records: new Map(),
    ownPools: {},
    beside: {},
  });
}

type Maker = (field: Field, making: Within) => unknown;

const words = ['clear', 'steady', 'bright', 'useful', 'early', 'shared', 'open', 'careful'];

const text: Maker = (field, { random, index }) => {
  const { pattern } = field.property;
  const phrase = `${field.title} ${random.pick(words)} ${random.pick(words)}`;
  if (pattern === undefined) return phrase;
  const fits = new RegExp(pattern, 'u');
  return [phrase, ...codesOf(index)].find((candidate) => fits.test(candidate)) ?? phrase;
};

/** What codes usually look like. */
function codesOf(index: number): string[] {
  const number = String(index + 1).padStart(4, '0');
  return [`AB-${number}`, `ABC-${number}`, `AB${number}`, `A${number}`, number];
}

const makers: Record<FieldKind, Maker> = {
  key: (_field, { random }) => random.hex(32),
  text,
  longText: text,
  url: (_field, { index }) => `https://example.test/${index + 1}`,
  phone: (_field, { random }) => `+91 22 ${String(10_000_000 + random.below(89_999_999))}`,
  zone: () => 'Asia/Kolkata',
  country: () => 'IN',
  email: (_field, { index }) => `demo${index + 1}@example.test`,
  code: (field, { index }) => `${field.messageKey.slice(0, 3).toUpperCase()}-${String(index + 1).padStart(3, '0')}`,
  // Made up, it would offer nothing to what follows from it.
  lookup: (field, { random }) => (field.hints.valuesOf ? null : `${field.title} ${random.pick(['A', 'B', 'C', 'D'])}`),
  integer: (field, { random }) => numberWithin(field, random),
  decimal: (field, { random }) => numberWithin(field, random),
  money: (_field, { random }) => 5000 * (1 + random.below(60)),
  percentage: (_field, { random }) => 5 * random.below(21),
  duration: (field, { random }) => field.property.default ?? 30 * (1 + random.below(16)),
  boolean: (_field, { random }) => random.chance(0.92),
  choice: (field, { random }) => random.pick(field.property.enum ?? ['']),
  choices: (field, { random }) => {
    const values = field.property.items?.enum ?? [];
    const chosen = values.filter(() => random.chance(0.5));
    // An empty list is no value: the default would be kept in its place.
    return chosen.length > 0 ? chosen : values.slice(0, 1);
  },
  time: (_field, { random }) => `${String(8 + random.below(10)).padStart(2, '0')}:${random.pick(['00', '30'])}`,
  recurrence: (_field, { random }) =>
    `DTSTART;TZID=Asia/Kolkata:20270104T090000\nRRULE:FREQ=WEEKLY;BYDAY=${random.pick(['MO', 'TU,TH', 'FR'])};COUNT=6`,
  date: (_field, { random }) => new Date(Date.UTC(2012, 0, 1) + random.below(5400) * DAY_MS).toISOString().slice(0, 10),
  dateTime: (_field, { random }) => new Date(FIRST_DAY + random.below(700) * DAY_MS).toISOString(),
  reference: (field, making) => {
    const keys = offeredTo(field, making);
    const isLeftOut = !field.required && making.random.chance(0.1);
    return keys.length > 0 && !isLeftOut ? making.random.pick(keys) : null;
  },
  references: (field, making) => {
    const keys = offeredTo(field, making);
    return keys.length > 0 ? [making.random.pick(keys)] : null;
  },
  object: (field, making) => recordWithin(field, making),
  list: (field, making) => [recordWithin(field, making)],
  criteria: (_field, { random }): Criteria => ({
    department: { anyOf: [...new Set([random.pick(departments), random.pick(departments)])] },
    ...(random.chance(0.6) ? { location: { equals: random.pick(locations) } } : {}),
    ...(random.chance(0.4) ? { grade: { between: [3, 8 + random.below(6)] } } : {}),
  }),
};

function recordWithin({ fields }: Field, making: Making): Values {
  const values: Values = {};
  for (const field of fields) {
    const isShown = !field.hints.when || matches(field.hints.when, values);
    const value = isShown ? makers[field.kind](field, { ...making, beside: values }) : null;
    // What has no value is not kept within a record.
    if (value !== null) values[field.name] = value;
  }
  return values;
}

/** The known records that a reference may take, as its schema says; of which nothing is known may be taken. */
function offeredTo({ hints }: Field, { references, records, beside }: Within): string[] {
  if (!hints.reference) return [];
  const { to } = hints.reference;
  const where = offeredBy(hints.reference, beside) ?? {};
  return (references[to] ?? []).filter((key) => {
    const record = records.get(key);
    return !record || matches(where, record);
  });
}

/** Within the field's bounds, and near the lower one: a room may have 100,000 seats, but rarely has. */
function numberWithin({ property }: Field, random: Random): number {
  const { minimum = 0, maximum = minimum + USUAL_RANGE } = property;
  return minimum + random.below(Math.min(maximum - minimum, USUAL_RANGE) + 1);
}

const USUAL_RANGE = 40;
