import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import { answerSchemaOf, bodySchemaOf } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { Values } from '#model/values.ts';
import { save as saveRecord } from '../records/write.ts';
import { recordBody } from './record-body.ts';
import { serveEntity } from './serve.ts';

/** POST /{entity}/save */
export function save(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `Creates a ${entity.title.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.create,
    body: { ...bodySchemaOf(entity), required: requiredOf(entity) },
    answer: answerSchemaOf(entity),
    isCheckedByHandler: true,
  };
  serveEntity<unknown, Values>(app, entityCalls(entity.name).save, served, ({ scope, granted, body }) =>
    saveRecord(scope, granted, recordBody(body)),
  );
}

function requiredOf(entity: Entity): string[] {
  const fields = entity.fields.filter(({ readOnly, required, property, hints }) => {
    return required && !readOnly && !hints.when && property.default === undefined;
  });
  return fields.map(({ name }) => name);
}
