import type { Values } from '#model/values.ts';
import { invalid } from '../problems.ts';

/** A body that must be a record. Throws 400 for a list, a text or nothing at all. */
export function recordBody(body: unknown): Values {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw invalid({ '': ['common.badRequest'] });
  return body as Values;
}

/** The key that a body or query must name. Throws 400. */
export function keyIn(values: Values): string {
  const { key } = values;
  if (typeof key !== 'string' || key === '') throw invalid({ key: ['validation.required'] });
  return key;
}
