import { fieldNamed, type Entity } from '#model/entity.ts';
import { cleaned, type Values } from '#model/values.ts';
import { recordBody } from '../calls/record-body.ts';

/** What is asked about an event that nobody has saved yet: its own fields as they are typed, the defaults of the others. */
export function newEventOf(entity: Entity, given: unknown, names: readonly string[]): Values {
  const typed = recordBody(given ?? {});
  const entries = names.map((name) => [name, cleaned(typed[name], fieldNamed(entity.fields, name, entity.name))]);
  return { ...(Object.fromEntries(entries) as Values), key: '' };
}
