import type { FastifyInstance } from 'fastify';
import { uploadCalls } from '#model/calls.ts';
import { templateOf } from '#model/csv.ts';
import { entityNamed } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import type { Scope } from '../../context.ts';
import { find } from '../../records/find.ts';
import { mapKeys } from '../../stores/mappings.ts';
import { readFile } from '../../uploads/read-file.ts';
import { upload } from '../../uploads/upload.ts';
import { serveEntity } from '../serve.ts';
import { reportShape, sendTemplate, UPLOAD_RATE, uploadQueryShape, type UploadQuery } from '../upload.ts';

const environment = entityNamed('learning-environment');
const common = { tag: 'learning-environment', roles: environment.access.edit };

interface Asking extends UploadQuery {
  key?: string;
}

/** Templates and uploads of trainers, instructors and programs; with a key they are mapped at once. */
export function uploads(app: FastifyInstance): void {
  for (const [plural, entity] of Object.entries(uploadable)) {
    const calls = uploadCalls(plural);
    const given = { ...common, entity, summary: `The template for uploads of ${plural}` };
    serveEntity(app, calls.template, given, ({ granted, reply }) => sendTemplate(reply, templateOf(granted), plural));
    const served = {
      ...common,
      entity,
      summary: `Uploads ${plural}`,
      query: uploadQueryShape,
      answer: reportShape,
      rate: UPLOAD_RATE,
    };
    serveEntity<Asking>(app, calls.upload, served, async ({ scope, granted, query, request }) => {
      if (query.key !== undefined) await find(scope, environment, query.key);
      const file = await readFile(request);
      const done = (within: Scope, keys: string[]) => mapped(within, granted, keys, query.key);
      return upload(scope, granted, file, { isDryRun: query.dryRun === 'true', done });
    });
  }
}

async function mapped(scope: Scope, entity: Entity, keys: string[], environmentKey?: string) {
  if (environmentKey === undefined || keys.length === 0) return { mapped: 0 };
  return { mapped: await mapKeys(scope, entity, environmentKey, keys) };
}

const uploadable: Record<string, Entity> = {
  trainers: entityNamed('trainer'),
  instructors: entityNamed('instructor'),
  programs: entityNamed('program'),
};
