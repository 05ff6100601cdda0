import type { Call } from '#model/calls.ts';
import { STUDIO_PATH, type SchemaDraft, type SchemaFile, type StudioAnswer, type StudioIndex } from '#model/studio.ts';
import { createApi } from './api.ts';

/** The calls that the development server answers beside the API; what it refuses, the studio says itself. */
const api = createApi({ baseUrl: STUDIO_PATH });

export function readStudio(): Promise<StudioIndex> {
  return ask('index', {});
}

/** The file of an entity; a text to begin with where there is none yet. Rejects for what can't name an entity. */
export function openSchema(name: string): Promise<SchemaFile> {
  return ask('open', { name });
}

export function previewSchema(draft: SchemaDraft, signal: AbortSignal): Promise<StudioAnswer> {
  return ask('preview', draft, signal);
}

/** Writes over the version that the text was made of; rejects with 409 where the file is another one by now. */
export function saveSchema(draft: SchemaDraft, version: string | undefined): Promise<Pick<SchemaFile, 'version'>> {
  return ask('save', { ...draft, version });
}

function ask<Answer>(name: string, body: object, signal?: AbortSignal): Promise<Answer> {
  const call: Call = { method: 'POST', path: `/${name}` };
  return api.json(call, { body, signal, quiet: 'all' });
}
