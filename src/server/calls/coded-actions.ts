import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Action, Entity } from '#model/entity.ts';
import type { ActionCode, CodedAction } from '../records/act.ts';

/** The actions that an entity's schema declares, each with its code where it has some. */
export function codedActionsOf(entity: Entity): Promise<CodedAction[]> {
  return Promise.all(entity.actions.map((action) => withCode(entity, action)));
}

/** An action that needs other rows has its code in `calls/{entity}/{action}.ts`; nothing names it anywhere else. */
async function withCode(entity: Entity, action: Action): Promise<CodedAction> {
  const file = join(import.meta.dirname, entity.name, `${action.id}.ts`);
  if (!existsSync(file)) return { action, code: undefined };
  const { code } = (await import(file)) as { code: ActionCode };
  return { action, code };
}
