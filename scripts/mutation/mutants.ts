import type { Json, Subject } from './subjects.ts';

/** A schema without one thing that it says. */
export interface Mutant {
  /** Such as `certificate /properties/number/maxLength`. */
  name: string;
  /** What was dropped; of a field that must have a value `required`. */
  keyword: string;
  subject: Subject;
  schema: Json;
}

/** What is for people to read, or without which there is no schema at all. */
const KEPT = new Set([
  '$schema',
  '$id',
  '$ref',
  'title',
  'description',
  'type',
  'name',
  'plural',
  'menu',
  'icon',
  'text',
]);
const TEXTS = new Set(['help', 'messages', 'width', 'version', 'done', 'confirm', 'title', 'message', 'id', 'on']);

/** Every mutant of a schema: one for each keyword of its fields, of its resource, and for each required field. */
export function mutantsOf(subject: Subject): Mutant[] {
  return pathsIn(subject.schema).map((path) => {
    const keyword = path.findLast((step) => typeof step === 'string') ?? '';
    return { name: `${subject.name} /${path.join('/')}`, keyword, subject, schema: without(subject.schema, path) };
  });
}

type Path = (string | number)[];

function pathsIn(value: unknown, path: Path = []): Path[] {
  if (Array.isArray(value))
    return isDroppedOneByOne(path) ? value.map((_, index) => [...path, index]) : deeper(value, path);
  if (typeof value !== 'object' || value === null) return [];
  return deeper(value, path);
}

/** A keyword is dropped as a whole; those that hold others are looked through instead. */
function deeper(value: object, path: Path): Path[] {
  return Object.entries(value).flatMap(([step, inner]): Path[] => {
    const at = [...path, Array.isArray(value) ? Number(step) : step];
    if (holdsOthers(at)) return pathsIn(inner, at);
    // An empty text is no value anyway.
    const saysNothing = step === 'minLength' && inner === 1;
    return KEPT.has(step) || TEXTS.has(step) || saysNothing ? [] : [at];
  });
}

const HOLDERS = new Set([
  '$defs',
  'properties',
  'x-field',
  'x-resource',
  'items',
  'access',
  'reference',
  'list',
  'actions',
  'guards',
  'input',
  'required',
]);

function holdsOthers(path: Path): boolean {
  const last = path.at(-1);
  const before = path.at(-2);
  // The right to list, not the list.
  if (before === 'access') return false;
  return (
    typeof last === 'number' || ['$defs', 'properties', 'input'].includes(String(before)) || HOLDERS.has(String(last))
  );
}

function isDroppedOneByOne(path: Path): boolean {
  return path.at(-1) === 'required';
}

function without(schema: Json, path: Path): Json {
  const copy = structuredClone(schema);
  const last = path.at(-1);
  const holder = path.slice(0, -1).reduce<unknown>((at, step) => (at as Json)[step], copy);
  if (Array.isArray(holder)) holder.splice(Number(last), 1);
  else if (last !== undefined) delete (holder as Json)[last];
  return copy;
}
