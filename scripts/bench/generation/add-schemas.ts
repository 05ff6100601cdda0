import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EntitySchema } from '#model/vocabulary.ts';

/** Adds copies of the schemas of a folder, under names of their own, until there are so many. */
export async function addSchemas(folder: string, count: number): Promise<void> {
  const originals = await readEntities(folder);
  const missing = Array.from({ length: count - originals.length }, (_, index) => index);
  const writes = missing.map((index) => {
    const original = originals[index % originals.length];
    if (!original) throw new Error(`There is no schema in ${folder}`);
    const { name } = original['x-resource'];
    const copy = `${name}-${lettersOf(index)}`;
    const { keys: _own, ...resource } = original['x-resource'];
    const schema = { ...original, 'x-resource': { ...resource, name: copy } };
    // A topic is below another topic: the copy has to be below its own kind.
    const toItself = (key: string, value: unknown) => (key === 'to' && value === name ? copy : value);
    return writeFile(join(folder, `${copy}.json`), JSON.stringify(schema, toItself));
  });
  await Promise.all(writes);
}

async function readEntities(folder: string): Promise<EntitySchema[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.map((text) => JSON.parse(text) as EntitySchema).filter((schema) => 'x-resource' in schema);
}

/** 0 is `a`, 27 is `bb`: names have no digits. */
function lettersOf(index: number): string {
  const letter = String.fromCharCode(97 + (index % 26));
  return index < 26 ? letter : lettersOf(Math.floor(index / 26) - 1) + letter;
}
