import { sql } from 'kysely';
import type { Venue as OpenVenue } from '#model/agenda/conflicts.ts';
import type { Scope } from '../context.ts';

/** A venue with what it costs in an hour, in the minor unit of its currency. */
interface Venue extends OpenVenue {
  hourlyCost: number | null;
}

/** What sessions must know of the venues with these keys, by key. */
export async function venuesNamed(scope: Scope, keys: readonly string[]): Promise<Map<string, Venue>> {
  const { rows } = await sql<Venue>`
    select key, name, capacity, "opensAt", "closesAt", "hourlyCost" from venue
    where tenant = ${scope.tenant.id} and key = any(${[...keys]})`.execute(scope.db);
  return new Map(rows.map((venue) => [venue.key, venue]));
}
