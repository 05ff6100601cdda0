import { sql } from 'kysely';
import { entityNamed, wholeOf } from '#model/entities.ts';
import type { Scope } from '../context.ts';
import { notFound } from '../problems.ts';
import { withinReach } from '../records/list.ts';

const event = wholeOf(entityNamed('event'));

/**
 * A text that is another one when an event or one of its nominations has changed: their versions only grow. Throws 404
 * where the caller may not read the event.
 */
export async function changesOf(scope: Scope, key: string): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select concat_ws('.', event.version, nominated.count, nominated.versions) as version
    from event cross join lateral (
      select count(*) as count, coalesce(sum(nomination.version), 0) as versions from nomination
      where nomination.tenant = event.tenant and nomination."eventKey" = event.key) nominated
    where ${withinReach(scope, event)} and event.key = ${key}`.execute(scope.db);
  const [row] = rows;
  if (!row) throw notFound();
  return row.version;
}
