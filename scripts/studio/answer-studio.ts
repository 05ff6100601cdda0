import type { SchemaDraft, StudioAnswer, StudioIndex } from '#model/studio.ts';
import { isEntityFile, readTexts } from '../generate/read-schemas.ts';
import { Refusal } from '../refusal.ts';
import { previewOf, readDraft } from './preview.ts';
import { FOLDER, readSchemaFile, versionOnDisk, writeSchemaFile } from './schema-files.ts';

interface Asked {
  /** The last segment of the path. */
  call: string;
  body: unknown;
}

interface Answered {
  status: number;
  body: unknown;
}

/** Answers a call of the studio: 400 with a sentence for what can't be done, 409 where the file changed meanwhile. */
export async function answerStudio({ call, body }: Asked): Promise<Answered> {
  const answer = calls[call];
  if (!answer) return refused(404, `The studio has no call "${call}".`);
  try {
    return await answer(body);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refused(400, error.message);
  }
}

const calls: Partial<Record<string, (body: unknown) => Promise<Answered>>> = {
  index: async () => ok(await readIndex()),
  open: async (body) => ok(await readSchemaFile(textIn(body, 'name'))),
  preview: async (body) => ok(await answerTo(draftIn(body))),
  save: async (body) => save(draftIn(body), Object(body).version),
};

/** A refusal in the form in which our API says them. */
export function refused(status: number, sentence: string): Answered {
  return { status, body: { errors: { '': [sentence] } } };
}

function ok(body: unknown): Answered {
  return { status: 200, body };
}

async function readIndex(): Promise<StudioIndex> {
  const texts = await readTexts(FOLDER);
  const common = JSON.parse(texts.get('common.json') ?? '{}') as { $defs: object };
  return {
    names: [...texts.keys()].filter(isEntityFile).map((file) => file.replace('.json', '')),
    metaSchema: JSON.parse(texts.get('meta-schema.json') ?? '{}'),
    fragments: Object.keys(common.$defs),
  };
}

async function answerTo(draft: SchemaDraft): Promise<StudioAnswer> {
  const version = await versionOnDisk(draft.name);
  const read = await readDraft(draft);
  if (read.problems) return { version, problems: read.problems };
  return { version, problems: [], preview: await previewOf(draft.name, read.schemas) };
}

/** Saves what is right, over the text that it was made of. */
async function save(draft: SchemaDraft, version: unknown): Promise<Answered> {
  if ((await versionOnDisk(draft.name)) !== version)
    return refused(409, `${draft.name}.json was changed on disk meanwhile.`);
  const { problems } = await readDraft(draft);
  if (problems) return refused(400, 'A schema with mistakes is not saved.');
  return ok({ version: await writeSchemaFile(draft) });
}

function draftIn(body: unknown): SchemaDraft {
  return { name: textIn(body, 'name'), text: textIn(body, 'text') };
}

function textIn(body: unknown, key: keyof SchemaDraft): string {
  const value: unknown = Object(body)[key];
  if (typeof value !== 'string') throw new Refusal(`The studio's call lacks "${key}".`);
  return value;
}
