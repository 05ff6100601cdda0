import type { Entity } from '#model/entity.ts';
import type { Scope } from '../context.ts';
import { auditOf } from './audit.ts';

/** Tells the history of a record of an action that changes nothing of it. */
export async function noteAction(scope: Scope, entity: Entity, key: string, action: string): Promise<void> {
  await auditOf(scope, entity, [{ key, action, changes: [] }]).execute(scope.db);
}
