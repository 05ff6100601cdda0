import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SchemaDraft, SchemaFile } from '#model/studio.ts';
import { wordsOf } from '../generate/with-defaults.ts';
import { camelCase } from '../generate/camel-case.ts';
import { isEntityFile } from '../generate/read-schemas.ts';
import { entityTextOf } from '../new-entity/entity-file.ts';
import { fieldsOf } from '../new-entity/fields.ts';
import { pluralOf } from '../new-entity/plural-of.ts';
import { Refusal } from '../refusal.ts';
import { whyNameRefused } from '../new-entity/why-name-refused.ts';

export const FOLDER = 'schemas';

/** The file of an entity. Throws `Refusal` for what can't name one. */
export function fileOf(name: string): string {
  const file = `${name}.json`;
  const reason = whyNameRefused(name, isEntityFile(file) ? [] : [name]);
  if (reason) throw new Refusal(reason);
  return file;
}

/** The text on disk; for an entity that is yet to be, one to begin with. Throws `Refusal` for what can't name one. */
export async function readSchemaFile(name: string): Promise<SchemaFile> {
  const text = await textOnDisk(name);
  return { text: text ?? (await firstTextOf(name)), version: versionOf(text) };
}

/** Of the file on disk; undefined where there is none. Throws `Refusal` for what can't name one. */
export async function versionOnDisk(name: string): Promise<string | undefined> {
  return versionOf(await textOnDisk(name));
}

/** Writes the text and tells its version. */
export async function writeSchemaFile({ name, text }: SchemaDraft): Promise<string | undefined> {
  const whole = text.endsWith('\n') ? text : `${text}\n`;
  await writeFile(join(FOLDER, fileOf(name)), whole);
  return versionOf(whole);
}

async function textOnDisk(name: string): Promise<string | undefined> {
  return readFile(join(FOLDER, fileOf(name)), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });
}

function versionOf(text: string | undefined): string | undefined {
  return text === undefined ? undefined : createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function firstTextOf(name: string): Promise<string> {
  const title = wordsOf(camelCase(name));
  const fields = fieldsOf('name:text!');
  return entityTextOf({ name, title, plural: pluralOf(title), section: 'setup', icon: undefined, fields });
}
