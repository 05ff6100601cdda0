import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import { answerSchemaOf, bodySchemaOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { update as updateRecord } from '../records/write.ts';
import { keyIn, recordBody, versioned } from './record-body.ts';
import { serveEntity } from './serve.ts';

/** POST /{entity}/update: partial; what is absent stays, null clears. */
export function update(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `Changes a ${entity.title.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.edit,
    body: bodySchemaOf(entity),
    answer: answerSchemaOf(entity),
    isCheckedByHandler: true,
  };
  serveEntity<unknown, Values>(app, entityCalls(entity.name).update, served, ({ scope, granted, body }) => {
    const changes = versioned(recordBody(body));
    keyIn(changes);
    return updateRecord(scope, granted, changes);
  });
}
