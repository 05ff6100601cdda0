import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import type { Entity } from '#model/entity.ts';
import type { PagedQuery } from '#model/paged-query.ts';
import { formats, type FileFormat } from '../exports/formats.ts';
import { exportedRows } from '../exports/rows.ts';
import { keysOf } from '../records/list.ts';
import { selectionOf, selectionShape } from './selection.ts';
import { serveEntity } from './serve.ts';

/** POST /{entity}/export?format: everything that the list's body selects, in its order. */
export function exportList(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `All ${entity.plural.toLowerCase()} of a list as a file`,
    tag: entity.name,
    roles: entity.access.export,
    query: { type: 'object', properties: { format: { enum: Object.keys(formats) } } },
    body: selectionShape(entity),
  };
  serveEntity<{ format?: FileFormat }, PagedQuery>(
    app,
    entityCalls(entity.name).export,
    served,
    async ({ scope, granted, query: { format = 'csv' }, body, reply }) => {
      const selection = await selectionOf(scope, granted, body);
      const rows = exportedRows(scope, granted, await keysOf(scope, granted, selection));
      const day = scope.now.toISOString().slice(0, 10);
      reply.type(formats[format].type);
      reply.header('content-disposition', `attachment; filename="${entity.name}-${day}.${format}"`);
      return Readable.from(formats[format].write(rows));
    },
  );
}
