import type { PropertySchema } from '#model/vocabulary.ts';
import { suggestion } from '../generate/explain-errors.ts';
import { needsArgument, offeredKinds, propertyOf } from './property-by-kind.ts';
import { Refusal } from '../refusal.ts';

export interface NewField {
  name: string;
  kind: string;
  isRequired: boolean;
  property: PropertySchema;
}

/**
 * The fields of `number:code!,status:choice(draft|issued),learner:reference(learner)`; `!` is required.
 * Throws `Refusal` with what to write instead.
 */
export function fieldsOf(text: string): NewField[] {
  const fields = text
    .split(',')
    .filter((part) => part.trim() !== '')
    .map((part) => fieldOf(part.trim()));
  const twice = fields.find(({ name }, index) => fields.findIndex((other) => other.name === name) !== index);
  if (twice) throw new Refusal(`"${twice.name}" is named twice.`);
  if (fields.length === 0) throw new Refusal('An entity has at least one field, such as name:text!');
  return fields;
}

/** Names that every record has, and those that join criteria. */
const TAKEN = new Set([
  'key',
  'version',
  'creationTime',
  'modificationTime',
  'createdBy',
  'createdById',
  'tenant',
  'all',
  'any',
  'not',
]);

/** Reads one field. Throws `Refusal`. */
export function fieldOf(text: string): NewField {
  const [, name = '', kind = '', argument = '', required] = /^([^:]+):(\w+)(?:\(([^)]*)\))?(!?)$/.exec(text) ?? [];
  const refusal = whyFieldRefused(text, name, kind, argument);
  const property = propertyOf(kind, argument);
  if (refusal || !property) throw new Refusal(refusal ?? `"${text}" is no field.`);
  return { name, kind, isRequired: required === '!', property };
}

function whyFieldRefused(text: string, name: string, kind: string, argument: string): string | undefined {
  if (!name) return `"${text}" is no field. Write name:kind, and ! behind it where it is required.`;
  if (!/^[a-z][A-Za-z0-9]*$/.test(name)) {
    return `"${name}" can't name a field: a small letter comes first, then letters and digits, as in issuedOn.`;
  }
  if (TAKEN.has(name)) return `"${name}" is taken: the engine has a field or a word of that name.`;
  if (!offeredKinds.includes(kind)) {
    return `"${kind}" is no kind${suggestion(kind, offeredKinds) || '.'} There are ${offeredKinds.join(', ')}.`;
  }
  return whyArgumentRefused(name, kind, argument);
}

function whyArgumentRefused(name: string, kind: string, argument: string): string | undefined {
  if (!needsArgument(kind) || argument.trim() !== '') return undefined;
  const example = kind.startsWith('choice') ? `${kind}(draft|issued)` : `${kind}(learner)`;
  return `${name} does not say of what: write ${name}:${example}.`;
}
