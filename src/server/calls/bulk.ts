import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { REMOVE, SET_STATUS, type BulkBody, type BulkRefusal, type BulkResult, type BulkTask } from '#model/bulk.ts';
import { entityCalls } from '#model/calls.ts';
import { statusFieldOf, type Entity } from '#model/entity.ts';
import { MAX_BULK_KEYS } from '#model/limits.ts';
import type { Role } from '#model/roles.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../context.ts';
import { forbidden, invalid, ofRecord, Problem } from '../problems.ts';
import { act } from '../records/act.ts';
import { outageOf } from '../records/refusals.ts';
import { remove } from '../records/remove.ts';
import { updateStatus } from '../records/write.ts';
import { codedActionsOf } from './coded-actions.ts';
import { serveEntity } from './serve.ts';
import { errorsShape, holdersShape, keysShape } from './shapes.ts';

/** What can be done to many records: as the single call does it, to one after the other. */
interface BulkAction {
  roles: readonly Role[];
  apply: (scope: Scope, granted: Entity, key: string, task: BulkTask) => Promise<unknown>;
}

/** POST /{entity}/bulk: does one thing to each record by itself, and says for each whether it was refused, and why. */
export async function bulk(app: FastifyInstance, entity: Entity): Promise<void> {
  const actions = await bulkActionsOf(entity);
  const served = {
    entity,
    summary: `Removes, activates, deactivates or acts on ${entity.plural.toLowerCase()}, each by itself`,
    tag: entity.name,
    roles: [...new Set([...actions.values()].flatMap(({ roles }) => roles))],
    body: bodyShape([...actions.keys()]),
    answer: answerShape,
  };
  serveEntity<unknown, BulkBody>(app, entityCalls(entity.name).bulk, served, async (asked) => {
    const { scope, granted, body, request } = asked;
    const { keys, ...task } = body;
    const action = actions.get(task.action);
    if (!action?.roles.some((role) => scope.caller.roles.includes(role))) throw forbidden();
    if (task.action === SET_STATUS && task.status === undefined) throw invalid({ status: ['validation.required'] });
    const apply = (key: string) => action.apply(scope, granted, key, task);
    return { results: await resultsOf(keys, apply, request.log) };
  });
}

async function bulkActionsOf(entity: Entity): Promise<Map<string, BulkAction>> {
  const { access } = entity;
  const actions = new Map<string, BulkAction>();
  actions.set(REMOVE, { roles: access.delete, apply: (scope, granted, key) => remove(scope, granted, [key]) });
  if (statusFieldOf(entity)) {
    actions.set(SET_STATUS, {
      roles: access.edit,
      apply: (scope, granted, key, { status }) => updateStatus(scope, granted, key, status),
    });
  }
  const coded = await codedActionsOf(entity);
  for (const one of coded.filter(({ action }) => action.on !== 'page')) {
    actions.set(one.action.id, {
      roles: one.action.roles,
      apply: (scope, granted, key, { input }) => act(scope, granted, one, { ...input, key }),
    });
  }
  return actions;
}

/** One after the other. When the database is out of reach, the others are not tried: each would wait in vain. */
async function resultsOf(keys: readonly string[], apply: (key: string) => Promise<unknown>, log: FastifyBaseLogger) {
  const results: BulkResult[] = [];
  let outage: BulkRefusal | undefined;
  for (const key of keys) {
    const refusal = outage ?? (await whyRefused(() => apply(key), log));
    if (refusal === UNAVAILABLE) outage = refusal;
    results.push({ key, ...refusal });
  }
  return results;
}

async function whyRefused(apply: () => Promise<unknown>, log: FastifyBaseLogger): Promise<BulkRefusal | undefined> {
  try {
    await apply();
    return undefined;
  } catch (error) {
    if (error instanceof Problem) return refusalIn(error);
    if (outageOf(error)) return UNAVAILABLE;
    log.error({ err: error }, 'a record of a bulk call failed');
    return ofRecord('common.somethingWentWrong');
  }
}

function refusalIn({ body }: Problem): BulkRefusal {
  const { errors, holders, unseen = 0 } = body as BulkRefusal;
  return { errors, ...(holders && { holders, unseen }) };
}

const UNAVAILABLE = ofRecord('common.unavailable');

function bodyShape(actions: string[]): JsonSchema {
  return {
    type: 'object',
    required: ['action', 'keys'],
    additionalProperties: false,
    properties: {
      action: { enum: actions },
      status: { type: 'boolean', description: `Of ${SET_STATUS}` },
      keys: { ...keysShape, maxItems: MAX_BULK_KEYS, uniqueItems: true },
      input: { type: 'object', description: 'What the action asks for', additionalProperties: true },
    },
  };
}

const answerShape: JsonSchema = {
  type: 'object',
  properties: {
    results: {
      type: 'array',
      description: 'In the order of the keys; done where there are no errors',
      items: { type: 'object', properties: { key: { type: 'string' }, errors: errorsShape, ...holdersShape } },
    },
  },
};
