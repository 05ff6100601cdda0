import { matches } from '#model/criteria.ts';
import type { Entity, Field } from '#model/entity.ts';
import { isMissing, type Values } from '#model/values.ts';
import { sidesByKeyword, type Place, type Sides } from './keywords.ts';

/** A limit that a schema sets, with a record on each side of it. */
export interface Boundary {
  /** `name`, or `questions.0.label`. */
  path: string;
  /** Message key of the refusal. */
  message: string;
  /** What the database calls its constraint, without the entity. */
  constraint: string;
  /** The record with the value that is just allowed. */
  allowed: Values | undefined;
  /** The record with the value that is just refused. */
  refused: Values | undefined;
  /** Why a side is undefined; every other boundary has both. */
  without: string | undefined;
}

/** What boundaries are made of. */
export interface Making extends Pick<Place, 'keysOf'> {
  /** A valid record in which the field is shown and has a value; a new one each time. */
  recordWith: (field: Field) => Values;
}

/** The boundaries of every keyword of an entity's writable fields, nested ones included. */
export function boundariesOf(entity: Entity, making: Making): Boundary[] {
  return entity.fields.flatMap((field) =>
    field.readOnly ? [] : [...own(entity, field, making), ...within(field, making)],
  );
}

function own(entity: Entity, field: Field, { recordWith, keysOf }: Making): Boundary[] {
  // Beside it stands a record that says the same: any other value would be refused for that one's sake.
  const isShared = entity.fields.some(({ hints }) => hints.reference?.sharing?.includes(field.name));
  const limits = keywordsOf(field).flatMap(([keyword, limit]): Boundary[] => {
    const around = recordWith(field);
    const place = { field, value: around[field.name], around, keysOf };
    const sides = sidesOf(keyword, limit, place);
    const { allowed, refused, says = keyword, item, without } = sides;
    if (Object.keys(sides).length === 0) return [];
    return [
      {
        path: item === undefined ? field.name : `${field.name}.${item}`,
        constraint: `${field.name}.${item === undefined ? keyword : says}`,
        message: `${field.messageKey}.${says}`,
        allowed:
          allowed === undefined || isShared ? undefined : linked(entity, field, { ...around, [field.name]: allowed }),
        refused: refused === undefined ? undefined : { ...around, [field.name]: refused },
        without: isShared ? 'A reference shares it' : (without ?? whyNotTried(entity, keyword, limit)),
      },
    ];
  });
  return [...limits, ...presence(field, recordWith)];
}

/** Nobody can send a record with what the server writes: such rules have tests of their own. */
function whyNotTried({ fields }: Entity, keyword: string, limit: unknown): string | undefined {
  const isOrder = ['after', 'before', 'atMost'].includes(keyword);
  const isOfServer = isOrder && fields.some(({ name, readOnly }) => name === limit && readOnly);
  return isOfServer ? 'It is compared with what the server writes' : undefined;
}

/** The same in the first record of a list, or in an object. */
function within(outer: Field, { recordWith, keysOf }: Making): Boundary[] {
  return outer.fields.flatMap((field) => {
    const at = outer.kind === 'list' ? `${outer.name}.0.${field.name}` : `${outer.name}.${field.name}`;
    const making = { recordWith: () => partWith(field, () => recordWith(outer)[outer.name]), keysOf };
    return own({ fields: outer.fields } as Entity, field, making).map((boundary) => ({
      ...boundary,
      path: at,
      // The parts of a record have no columns of their own.
      constraint: '',
      allowed: boundary.allowed && wrapped(outer, boundary.allowed, recordWith),
      refused: boundary.refused && wrapped(outer, boundary.refused, recordWith),
    }));
  });
}

/** A part in which the field is shown and has a value; conditions in parts ask for their neighbours. */
function partWith(field: Field, valueOfOuter: () => unknown): Values {
  const values = Array.from({ length: MAX_TRIES }, valueOfOuter).flat() as Values[];
  return values.find((part) => hasShown(field, part)) ?? values[0] ?? {};
}

const MAX_TRIES = 20;

function wrapped(outer: Field, part: Values, recordWith: Making['recordWith']): Values {
  return { ...recordWith(outer), [outer.name]: outer.kind === 'list' ? [part] : part };
}

function keywordsOf({ property, hints }: Field): [keyof typeof sidesByKeyword, unknown][] {
  const keywords = Object.entries({ ...property, ...hints }) as [keyof typeof sidesByKeyword, unknown][];
  return keywords.filter(([keyword]) => sidesByKeyword[keyword] !== undefined);
}

function sidesOf(keyword: keyof typeof sidesByKeyword, limit: unknown, place: Place): Sides {
  return sidesByKeyword[keyword]?.(limit as never, place) ?? {};
}

/** With a value there is a record; without one there is none, unless a default or another field stands in. */
function presence(field: Field, recordWith: Making['recordWith']): Boundary[] {
  const { requiredUnless } = field.hints;
  if (!requiredUnless && (!field.required || field.property.default !== undefined)) return [];
  const record = recordWith(field);
  const missing = { ...record, [field.name]: null, ...(requiredUnless && { [requiredUnless]: null }) };
  const message = `${field.messageKey}.required`;
  return [{ path: field.name, constraint: '', message, allowed: record, refused: missing, without: undefined }];
}

/** A value at its limit takes along the fields that are ordered with it, and leaves out what it hides. */
function linked(entity: Entity, field: Field, record: Values): Values {
  const values = { ...record };
  const value = values[field.name];
  for (const { name, hints } of entity.fields) {
    const isOver =
      (hints.atMost === field.name && isMore(values[name], value)) ||
      (field.hints.atMost === name && isMore(value, values[name]));
    if (isOver) values[name] = value;
    if (hints.after === field.name || hints.before === field.name) values[name] = null;
    if (hints.when && !matches(hints.when, values)) values[name] = null;
  }
  return values;
}

function isMore(one: unknown, other: unknown): boolean {
  return !isMissing(one) && !isMissing(other) && (one as never) > (other as never);
}

/** Whether the record shows the field, and has a value in it. */
export function hasShown(field: Field, record: Values): boolean {
  return (!field.hints.when || matches(field.hints.when, record)) && !isMissing(record[field.name]);
}
