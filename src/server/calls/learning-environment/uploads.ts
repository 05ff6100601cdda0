import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { uploadCalls } from '#model/calls.ts';
import { templateOf, UPLOAD_MAX_BYTES } from '#model/csv.ts';
import { entityNamed } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { JsonSchema } from '#model/variants.ts';
import type { Scope } from '../../context.ts';
import { find } from '../../records/find.ts';
import { map } from '../../stores/mappings.ts';
import { readFile } from '../../uploads/read-file.ts';
import { upload } from '../../uploads/upload.ts';
import { serve } from '../serve.ts';

const environment = entityNamed('learning-environment');
const common = { tag: 'learning-environment', roles: environment.access.edit };

/** 10 uploads a second with a burst of 60: the contract's limit per user. */
const RATE = { max: 60, timeWindow: 6000 };

interface Asking {
  key?: string;
  dryRun?: 'true' | 'false';
}

/** Templates and uploads of trainers, instructors and programs; with a key they are mapped at once. */
export async function uploads(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: { fileSize: UPLOAD_MAX_BYTES, files: 1, fields: 0, parts: 2 } });
  for (const [plural, entity] of Object.entries(uploadable)) {
    const { template, upload: call } = uploadCalls(plural);
    serve(app, template, { ...common, summary: `The template for uploads of ${plural}` }, ({ reply }) => {
      reply.header('content-disposition', `attachment; filename="${plural}-template.csv"`);
      return reply.type('text/csv; charset=utf-8').send(templateOf(entity));
    });
    const served = { ...common, summary: `Uploads ${plural}`, query: askingShape, answer: reportShape, rate: RATE };
    serve<Asking>(app, call, served, async ({ scope, query, request }) => {
      if (query.key !== undefined) await find(scope, environment, query.key);
      const file = await readFile(request);
      const done = (within: Scope, keys: string[]) => mapped(within, entity, keys, query.key);
      return upload(scope, entity, file, { isDryRun: query.dryRun === 'true', done });
    });
  }
}

async function mapped(scope: Scope, entity: Entity, keys: string[], environmentKey?: string) {
  if (environmentKey === undefined || keys.length === 0) return { mapped: 0 };
  const selection = { filter: { key: { anyOf: keys } }, zone: 'UTC', sort: entity.sort };
  return { mapped: await map(scope, entity, environmentKey, selection) };
}

const uploadable: Record<string, Entity> = {
  trainers: entityNamed('trainer'),
  instructors: entityNamed('instructor'),
  programs: entityNamed('program'),
};

const askingShape: JsonSchema = {
  type: 'object',
  properties: { key: { type: 'string', minLength: 1, maxLength: 100 }, dryRun: { enum: ['true', 'false'] } },
};

const reportShape: JsonSchema = {
  type: 'object',
  properties: Object.fromEntries(
    ['total', 'created', 'updated', 'unchanged', 'mapped'].map((name) => [name, { type: 'integer' }]),
  ),
};
