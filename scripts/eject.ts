import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { entities } from '#model/entities.ts';
import type { Entity } from '#model/entity.ts';
import { parts, sourceOf, type Part } from './eject/part-sources.ts';
import { argumentsOf, Refusal, runCommand } from './refusal.ts';
import { suggestion } from './generate/explain-errors.ts';

/**
 * `npm run eject ENTITY PART`: writes the list, the filters or the form of an entity as a file to be edited by hand, which
 * the engine shows from then on instead of the generated one. `--force` writes over a file that is there.
 */
const FOLDER = 'src/admin/ejected';

await runCommand(run);

async function run(): Promise<void> {
  const { positionals, values } = argumentsOf({ force: { type: 'boolean', default: false } });
  const [name = '', part = ''] = positionals;
  const entity = entityNamed(name);
  const source = sourceOf[partNamed(part)];
  const file = join(FOLDER, entity.name, `${part.charAt(0).toUpperCase()}${part.slice(1)}.tsx`);
  if (existsSync(file) && !values.force) {
    throw new Refusal(`${file} is there already, perhaps changed by hand: add -- --force to write over it.`);
  }
  await mkdir(join(FOLDER, entity.name), { recursive: true });
  await writeFile(file, await format(source(entity), { ...(await resolveConfig('package.json')), filepath: file }));
  console.log(`Written: ${file}
It is shown instead of the generated ${part} and is yours to edit; what the schema says of it later, you add by hand.
To go back, delete the file.`);
}

function entityNamed(name: string): Entity {
  const names = entities.map((entity) => entity.name);
  const entity = entities.find((candidate) => candidate.name === name);
  if (entity) return entity;
  if (name === '') throw new Refusal(`Say of what and which part: npm run eject ${names[0]} form`);
  throw new Refusal(`"${name}" is no entity${suggestion(name, names) || '.'} There are ${names.join(', ')}.`);
}

function partNamed(part: string): Part {
  const known = parts.find((candidate) => candidate === part);
  if (known) return known;
  const said = part === '' ? 'Say which part.' : `"${part}" is no part${suggestion(part, parts) || '.'}`;
  throw new Refusal(`${said} There are ${parts.join(', ')}.`);
}
