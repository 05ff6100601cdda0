import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';
import { problemsOfNames } from './check-names.ts';
import { Refusal } from '../refusal.ts';
import { explain } from './explain-errors.ts';
import { propertyWithTitle, resourceWithDefaults, type RawResource } from './with-defaults.ts';

const NOT_ENTITIES = new Set(['meta-schema.json', 'common.json', 'released.json']);

/** Whether a file among the schemas is that of an entity. */
export function isEntityFile(file: string): boolean {
  return file.endsWith('.json') && !NOT_ENTITIES.has(file);
}

type RawProperty = PropertySchema & { $ref?: string };
type RawSchema = Omit<EntitySchema, 'properties' | 'x-resource'> & {
  $schema?: string;
  allOf?: { $ref: string }[];
  properties: Record<string, RawProperty>;
  'x-resource': RawResource;
};
type Definitions = Record<string, PropertySchema>;

/** A schema that can't be used, with everything that is wrong with it: file, pointer, reason and suggestion. */
export class SchemaProblems extends Refusal {
  override name = 'SchemaProblems';
  /** One line per mistake. */
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(problems.join('\n'));
    this.problems = problems;
  }
}

/**
 * Reads every entity of a folder: checked against the meta-schema, `$ref`s put in, common fields added.
 * Throws `SchemaProblems` that names every mistake of every file.
 */
export async function readSchemas(folder: string): Promise<EntitySchema[]> {
  return schemasOf(await readTexts(folder));
}

/** What is checked like a record and is none: its definition among the common ones, by name. Each has a generated module. */
export async function readParts(folder: string): Promise<Record<string, PropertySchema>> {
  const { agenda } = (JSON.parse(await readFile(join(folder, 'common.json'), 'utf8')) as { $defs: Definitions }).$defs;
  return agenda ? { agenda: propertyWithTitle('agenda', agenda) } : {};
}

/** The texts of a folder's schemas, by file. */
export async function readTexts(folder: string): Promise<Map<string, string>> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted();
  const texts = files.map(async (file) => [file, await readFile(join(folder, file), 'utf8')] as const);
  return new Map(await Promise.all(texts));
}

/** What the texts of a folder, by file, say of every entity. Throws `SchemaProblems` as `readSchemas` does. */
export function schemasOf(texts: ReadonlyMap<string, string>): EntitySchema[] {
  const metaSchema = JSON.parse(texts.get('meta-schema.json') ?? '{}');
  const common = JSON.parse(texts.get('common.json') ?? '{}') as { $defs: Definitions };
  const isEntity = addFormats(new Ajv2020({ allErrors: true, strict: false, verbose: true })).compile(metaSchema);

  const files = [...texts.keys()].filter(isEntityFile);
  const problems: string[] = [];
  const schemas: EntitySchema[] = [];
  for (const file of files) {
    const raw = parsed(texts.get(file) ?? '');
    if (raw instanceof SyntaxError) problems.push(`${file}: ${raw.message}`);
    else if (isEntity(raw)) schemas.push(expand(raw as RawSchema, common.$defs));
    else problems.push(...explain(file, isEntity.errors ?? []));
  }
  problems.push(...problemsOfNames(schemas, files));
  if (problems.length > 0) throw new SchemaProblems(problems);
  return schemas;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    return error;
  }
}

/** The common fields come first, for a record's key and times are part of every entity; then own, then shared ones. */
function expand({ $schema: _editorOnly, allOf = [], ...schema }: RawSchema, definitions: Definitions): EntitySchema {
  const parts = [definitions['record'], schema, ...allOf.map(({ $ref }) => definitions[nameIn($ref)])];
  const properties = parts.flatMap((part) => Object.entries(part?.properties ?? {}));
  return {
    ...schema,
    required: parts.flatMap((part) => part?.required ?? []),
    properties: Object.fromEntries(
      properties.map(([name, property]) => [name, propertyWithTitle(name, withReference(property, definitions))]),
    ),
    'x-resource': resourceWithDefaults(schema['x-resource'], schema.title),
  };
}

function withReference(property: RawProperty, definitions: Definitions): PropertySchema {
  const { $ref, ...own } = property;
  if (!$ref) return own;
  const shared = definitions[nameIn($ref)] ?? {};
  const hints = { ...shared['x-field'], ...own['x-field'] };
  return { ...shared, ...own, ...(Object.keys(hints).length > 0 && { 'x-field': hints }) };
}

function nameIn(reference: string): string {
  return reference.split('/').at(-1) ?? '';
}
