import type { Values } from '#model/values.ts';
import type { Api } from './api.ts';

/** The notices about an event of the first tenant, or those of a kind, in the order in which they were written. */
export async function noticesAbout({ database }: Api, event: Values, kind?: string): Promise<Values[]> {
  const outbox = database.forTenant('rostrum').selectFrom('outbox').selectAll();
  const notices = await outbox.where('eventKey', '=', event['key']).orderBy('key').execute();
  return notices.filter((notice) => kind === undefined || notice['kind'] === kind);
}
