import { mayAct, whyActionRefused, type ActionAnswers } from '#model/actions.ts';
import { validateInput, wholeOf } from '#model/entities.ts';
import type { Action, Entity } from '#model/entity.ts';
import { settled, type Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { invalid, stale } from '../problems.ts';
import { find } from './find.ts';
import { changing, grantedValues } from './write.ts';

/** What only other rows or the time can say of an action; found beside the calls: `calls/{entity}/{action}.ts` exports it as `code`. */
export interface ActionCode {
  /** Message keys of every reason against it; when it is taken, `scope.db` is the transaction that locks the record. */
  whyNot?: (scope: Scope, record: Values) => Promise<string[]>;
  /** What it writes beside state and input; in the same transaction it may write rows that belong to the record. */
  effect?: (scope: Scope, record: Values) => Promise<Values>;
}

/** An action with its code, where it has some. */
export interface CodedAction {
  action: Action;
  code: ActionCode | undefined;
}

/**
 * Takes an action on the record of `key`, with an audit row that names it, and answers the record as it is then.
 * Throws 404, 409 when `version` is given and no longer the record's, and 400 with every reason against it.
 */
export async function act(scope: Scope, entity: Entity, coded: CodedAction, body: Values): Promise<Values> {
  const { key, version, ...input } = body;
  const { action } = coded;
  const decide = async (stored: Values, locked: Scope): Promise<Values> => {
    if (version !== undefined && version !== stored['version']) throw stale(grantedValues(entity, stored));
    const reasons = await whyNot(locked, entity, coded, stored);
    if (reasons.length > 0) throw invalid({ '': reasons });
    const { values, errors } = validateInput(entity, action, input);
    if (Object.keys(errors).length > 0) throw invalid(errors);
    const reached = entity.state && action.to !== undefined ? { [entity.state.name]: action.to } : {};
    const effect = await coded.code?.effect?.(locked, stored);
    return settled(wholeOf(entity).fields, { ...values, ...reached, ...effect }, stored);
  };
  return changing(scope, entity, { key: String(key), action: action.id }, decide);
}

/** Every action of a record: whether the caller may take it now, and every reason why not. Throws 404. */
export async function actionsOf(scope: Scope, entity: Entity, actions: readonly CodedAction[], key: string) {
  // A guard may ask for what the caller may not read.
  const record = await find(scope, wholeOf(entity), key);
  const answers: ActionAnswers = {};
  for (const coded of actions) {
    const isTheirs = mayAct(scope.caller.roles, coded.action);
    const reasons = isTheirs ? await whyNot(scope, entity, coded, record) : ['common.403'];
    answers[coded.action.id] = { allowed: reasons.length === 0, reasons };
  }
  return answers;
}

async function whyNot(scope: Scope, entity: Entity, { action, code }: CodedAction, record: Values): Promise<string[]> {
  return [...whyActionRefused(entity, action, record), ...((await code?.whyNot?.(scope, record)) ?? [])];
}
