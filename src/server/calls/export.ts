import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import type { Entity, Field } from '#model/entity.ts';
import type { ExportQuery } from '#model/paged-query.ts';
import { entityTextsIn } from '../exports/entity-texts.ts';
import { formats, type FileFormat } from '../exports/formats.ts';
import { exportedRows } from '../exports/rows.ts';
import { invalid } from '../problems.ts';
import { keysOf } from '../records/list.ts';
import { object, searchAndSort, selectionOf } from './selection.ts';
import { serveEntity } from './serve.ts';

interface Asked {
  format?: FileFormat;
  culture?: string;
}

/** POST /{entity}/export?format&culture: everything that the list's body selects, in its order and columns. */
export function exportList(app: FastifyInstance, entity: Entity): void {
  const served = {
    entity,
    summary: `All ${entity.plural.toLowerCase()} of a list as a file`,
    tag: entity.name,
    roles: entity.access.export,
    query: askedShape,
    body: object({
      ...searchAndSort(entity),
      columns: { type: 'array', uniqueItems: true, items: { enum: entity.fields.map(({ name }) => name) } },
    }),
  };
  serveEntity<Asked, ExportQuery>(
    app,
    entityCalls(entity.name).export,
    served,
    async ({ scope, granted, query: { format = 'csv', culture }, body, reply }) => {
      const columns = body.columns ? columnsNamed(granted, body.columns) : granted.columns;
      const keys = await keysOf(scope, granted, await selectionOf(scope, granted, body));
      const texts = await entityTextsIn(scope, entity, culture);
      const rows = exportedRows(scope, granted, { keys, columns, texts });
      const day = scope.now.toISOString().slice(0, 10);
      reply.type(formats[format].type);
      reply.header('content-disposition', `attachment; filename="${entity.name}-${day}.${format}"`);
      return Readable.from(formats[format].write(rows));
    },
  );
}

const askedShape = {
  type: 'object',
  properties: {
    format: { enum: Object.keys(formats) },
    culture: { type: 'string', maxLength: 35, description: 'Whose words the header and the values have, such as de' },
  },
};

/** What the caller may not read is no column to them, although the call has it. */
function columnsNamed({ fields }: Entity, names: readonly string[]): Field[] {
  return names.map((name) => {
    const field = fields.find((candidate) => candidate.name === name);
    if (!field) throw invalid({ columns: ['common.unknownField'] });
    return field;
  });
}
