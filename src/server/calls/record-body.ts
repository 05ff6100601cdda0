import type { Values } from '#model/values.ts';
import { invalid } from '../problems.ts';

/** A body that must be a record. Throws 400 for a list, a text or nothing at all. */
export function recordBody(body: unknown): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid({ '': ['common.badRequest'] });
  return body as Values;
}

/** The body, which may have no other names than these. Throws 400 under the first that is not known. */
export function onlyOf(body: Values, names: readonly string[]): Values {
  const unknown = Object.keys(body).find((name) => !names.includes(name));
  if (unknown !== undefined) throw invalid({ [unknown]: ['common.unknownField'] });
  return body;
}

/** The body, whose version is a whole number where it names one. Throws 400. */
export function versioned(body: Values): Values {
  const { version } = body;
  if (version !== undefined && !Number.isInteger(version)) throw invalid({ version: ['validation.type'] });
  return body;
}

/** The key that a body or query must name. Throws 400. */
export function keyIn(values: Values): string {
  const { key } = values;
  if (typeof key !== 'string' || key === '') throw invalid({ key: ['validation.required'] });
  return key;
}
