import { matches } from './criteria.ts';
import type { Action, Entity } from './entity.ts';
import type { Role } from './roles.ts';
import type { Values } from './values.ts';

/** Why an action may not be taken on a record: the message keys of every reason; empty when it may. */
export function whyActionRefused(entity: Entity, { from, guards, messageKey }: Action, record: Values): string[] {
  const isPossible = !from || !entity.state || from.includes(String(record[entity.state.name]));
  const unmet = guards.filter(({ must }) => !matches(must, record));
  return [...(isPossible ? [] : [`${messageKey}.state`]), ...unmet.map((guard) => guard.messageKey)];
}

/** Whether one of the roles may take the action at all. */
export function mayAct(roles: readonly Role[], action: Action): boolean {
  return action.roles.some((role) => roles.includes(role));
}

/** What a person gives to an action, as an entity of its own: the same form and the same check as a record's. */
export function inputEntityOf(entity: Entity, { input }: Action): Entity {
  return { ...entity, fields: input, sections: [{ id: 'input', title: '', as: 'section', fields: [...input] }] };
}

/** What may be done with a record now: the answer of `GET /{entity}/actions`, by action. */
export type ActionAnswers = Record<string, { allowed: boolean; reasons: string[] }>;
