import type { FastifyInstance } from 'fastify';
import { actionCall, entityCalls } from '#model/calls.ts';
import { answerSchemaOf, inputSchemaOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { act, actionsOf, type CodedAction } from '../records/act.ts';
import { codedActionsOf } from './coded-actions.ts';
import { keyIn, recordBody, versioned } from './record-body.ts';
import { serveEntity } from './serve.ts';
import { keyQuery, type KeyQuery } from './shapes.ts';

/**
 * GET /{entity}/actions?key, and POST /{entity}/{action}?key for each action that the schema declares, but for those of a
 * page made by hand, which have a call made by hand as well.
 */
export async function actions(app: FastifyInstance, entity: Entity): Promise<void> {
  const coded = await codedActionsOf(entity);
  const served = {
    entity,
    summary: `What may be done with a ${entity.title.toLowerCase()}, and why not`,
    tag: entity.name,
    roles: entity.access.show,
    query: keyQuery,
    answer: { type: 'object', additionalProperties: answerShape },
  };
  serveEntity<KeyQuery>(app, entityCalls(entity.name).actions, served, ({ scope, granted, query }) =>
    actionsOf(scope, granted, coded, query.key),
  );
  for (const one of coded.filter(({ action }) => action.on !== 'page')) serveAction(app, entity, one);
}

const answerShape = {
  type: 'object',
  properties: { allowed: { type: 'boolean' }, reasons: { type: 'array', items: { type: 'string' } } },
};

function serveAction(app: FastifyInstance, entity: Entity, coded: CodedAction): void {
  const { action } = coded;
  const served = {
    entity,
    summary: `${action.title}: ${entity.title.toLowerCase()}`,
    tag: entity.name,
    roles: action.roles,
    query: keyQuery,
    body: withVersion(inputSchemaOf(action)),
    answer: answerSchemaOf(entity),
    isCheckedByHandler: true,
  };
  serveEntity<Partial<KeyQuery>, Values | null | undefined>(
    app,
    actionCall(entity.name, action.id),
    served,
    async ({ scope, granted, query, body }) => {
      const given = versioned(recordBody(body ?? {}));
      return act(scope, granted, coded, { ...given, key: keyIn(query) });
    },
  );
}

function withVersion(input: Values): Values {
  const { properties } = input;
  return { ...input, properties: { version: { type: 'integer' }, ...(properties as Values) } };
}
