import { entityNamed, wholeOf } from '#model/entities.ts';
import { fieldNamed } from '#model/entity.ts';
import { cleaned, type Values } from '#model/values.ts';
import { keyIn, recordBody } from '../calls/record-body.ts';
import type { Scope } from '../context.ts';
import { find } from '../records/find.ts';

/**
 * The event that something is asked about: that of the query's key, or without one an event that nobody has saved yet, of
 * these fields as they are typed. Throws 404 for a key that is out of reach.
 */
export async function eventAsked(scope: Scope, query: Values, typed: unknown, names: readonly string[]) {
  const entity = entityNamed('event');
  if (query['key'] !== undefined) return find(scope, wholeOf(entity), keyIn(query));
  const given = recordBody(typed ?? {});
  const entries = names.map((name) => [name, cleaned(given[name], fieldNamed(entity.fields, name, entity.name))]);
  return { ...(Object.fromEntries(entries) as Values), key: '' };
}
