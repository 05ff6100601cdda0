import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import { statusFieldOf, type Entity } from '#model/entity.ts';
import { updateStatus as updateRecordStatus } from '../records/write.ts';
import { invalid } from '../problems.ts';
import { serveEntity } from './serve.ts';

interface Asking {
  key?: string;
  status?: boolean;
}

const key = { type: 'string', minLength: 1, maxLength: 100 };

/** POST /{entity}/update-status?key: toggles, or sets when a status is given. A computed status is refused. */
export function updateStatus(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `Activates or deactivates a ${entity.title.toLowerCase()}`,
    tag: entity.name,
    roles: entity.access.edit,
    query: { type: 'object', properties: { key } },
    body: {
      type: ['object', 'null'],
      additionalProperties: false,
      properties: { key, status: { type: 'boolean' } },
    },
    answer: { type: 'object', properties: { key: { type: 'string' }, status: { type: 'boolean' } } },
  };
  serveEntity<Asking, Asking | null>(app, entityCalls(entity.name).updateStatus, served, async (asked) => {
    const { scope, granted, query, body } = asked;
    const wanted = query.key ?? body?.key;
    if (!wanted || (body?.key && body.key !== wanted)) throw invalid({ key: ['validation.required'] });
    if (!statusFieldOf(entity)) throw invalid({ status: ['common.statusIsComputed'] });
    const record = await updateRecordStatus(scope, granted, wanted, body?.status);
    return { key: record['key'], status: record['status'] };
  });
}
