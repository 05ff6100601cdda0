import type { FastifyInstance, FastifyReply } from 'fastify';
import { entityCalls } from '#model/calls.ts';
import { templateOf } from '#model/csv.ts';
import type { Entity } from '#model/entity.ts';
import type { JsonSchema } from '#model/variants.ts';
import { readFile } from '../uploads/read-file.ts';
import { upload as takeIn } from '../uploads/upload.ts';
import { serveEntity } from './serve.ts';

/** 10 uploads a second with a burst of 60: the contract's limit per user. */
export const UPLOAD_RATE = { max: 60, timeWindow: 6000 };

export interface UploadQuery {
  dryRun?: 'true' | 'false';
}

/** GET /{entity}/download-template and POST /{entity}/upload?dryRun: a file makes and changes records. */
export function upload(app: FastifyInstance, entity: Entity): void {
  const calls = entityCalls(entity.name);
  const plural = entity.plural.toLowerCase();
  const common = {
    entity,
    tag: entity.name,
    roles: entity.access.create.filter((role) => entity.access.edit.includes(role)),
  };
  const given = { ...common, summary: `The template for uploads of ${plural}` };
  serveEntity(app, calls.template, given, ({ granted, reply }) =>
    sendTemplate(reply, templateOf(granted), entity.name),
  );
  const served = {
    ...common,
    summary: `Uploads ${plural}`,
    query: uploadQueryShape,
    answer: reportShape,
    rate: UPLOAD_RATE,
  };
  serveEntity<UploadQuery>(app, calls.upload, served, async ({ scope, granted, query, request }) =>
    takeIn(scope, granted, await readFile(request), { isDryRun: query.dryRun === 'true' }),
  );
}

/** The header line of uploads as a file. */
export function sendTemplate(reply: FastifyReply, header: string, name: string): FastifyReply {
  reply.header('content-disposition', `attachment; filename="${name}-template.csv"`);
  return reply.type('text/csv; charset=utf-8').send(header);
}

export const uploadQueryShape: JsonSchema = {
  type: 'object',
  properties: { key: { type: 'string', minLength: 1, maxLength: 100 }, dryRun: { enum: ['true', 'false'] } },
};

const plannedRowShape: JsonSchema = {
  type: 'object',
  description: 'What a row would do: only of a dry run',
  properties: {
    line: { type: 'integer' },
    change: { enum: ['create', 'update', 'unchanged'] },
    name: { type: 'string' },
    changes: { type: 'array', items: { type: 'object', properties: { field: { type: 'string' }, from: {}, to: {} } } },
  },
};

export const reportShape: JsonSchema = {
  type: 'object',
  properties: {
    ...Object.fromEntries(
      ['total', 'created', 'updated', 'unchanged', 'mapped'].map((name) => [name, { type: 'integer' }]),
    ),
    rows: { type: 'array', items: plannedRowShape },
  },
};
