import { format, resolveConfig } from 'prettier';
import { templateOf } from '#model/csv.ts';
import { readEntity, type Entity } from '#model/entity.ts';
import type { SchemaChanges, SchemaDraft, SchemaProblem, StudioPreview } from '#model/studio.ts';
import type { Values } from '#model/values.ts';
import type { EntitySchema } from '#model/vocabulary.ts';
import { demoRecords, type Keys } from '../demo/demo-records.ts';
import { differencesBetween } from '../diff/compare-tables.ts';
import type { Difference } from '../diff/difference.ts';
import { migrationFiles, readTables } from '../diff/migration-files.ts';
import { readTexts, SchemaProblems, schemasOf } from '../generate/read-schemas.ts';
import { risksAmong } from '../generate/write-migration.ts';
import { interfacesOf } from '../generate/write-types.ts';
import { breaksOfApi } from '../schema-check/breaks-of-api.ts';
import { notesOf } from '../schema-check/notes.ts';
import { changesOfScreens } from './changes-of-screens.ts';
import { fileOf, FOLDER } from './schema-files.ts';

const RECORDS = 24;
const REFERRED = 8;
const SEED = 7;

type Read = { schemas: EntitySchema[]; problems?: never } | { problems: SchemaProblem[] };

/** What the draft would be among the schemas on disk. Throws `Refusal` for a name that no entity can have. */
export async function readDraft({ name, text }: SchemaDraft): Promise<Read> {
  const texts = new Map(await readTexts(FOLDER)).set(fileOf(name), text);
  const schemas = valid(texts);
  if (schemas instanceof SchemaProblems) return { problems: ownFirst(schemas.problems.map(placed), fileOf(name)) };
  const isNamed = resourceNameIn(text) === name;
  if (isNamed) return { schemas };
  const reason = `must be "${name}", as its file is called; to rename an entity, rename its file and say "was"`;
  return { problems: [{ file: fileOf(name), pointer: '/x-resource/name', reason }] };
}

/** What the engine makes of an entity among these schemas. */
export async function previewOf(name: string, schemas: readonly EntitySchema[]): Promise<StudioPreview> {
  const schema = schemas.find((candidate) => candidate['x-resource'].name === name);
  if (!schema) throw new Error(`No schema is named "${name}"`);
  const entities = schemas.map((candidate) => readEntity(candidate));
  const entity = readEntity(schema);
  const differences = differencesBetween(await readTables(), schemas);
  const migration = await migrationOf(differences, schemas);
  return {
    schema,
    records: recordsAround(entity, entities),
    csv: templateOf(entity),
    ...(migration && { migration }),
    types: await formatted(await interfacesOf([schema])),
    changes: await changesOf(schema, differences),
  };
}

function valid(texts: ReadonlyMap<string, string>): EntitySchema[] | SchemaProblems {
  try {
    return schemasOf(texts);
  } catch (error) {
    if (error instanceof SchemaProblems) return error;
    throw error;
  }
}

function resourceNameIn(text: string): unknown {
  return (JSON.parse(text) as EntitySchema)['x-resource'].name;
}

/** What is wrong in other files may only follow from what is wrong in this one. */
function ownFirst(problems: SchemaProblem[], file: string): SchemaProblem[] {
  const own = problems.filter((problem) => problem.file === file);
  return own.length > 0 ? own : problems;
}

/** A line is the file, the pointer, and after a colon the reason. */
function placed(line: string): SchemaProblem {
  const [, file = '', pointer = '', reason = line] = /^([^/:]+[.]json)([^:]*): (.*)$/s.exec(line) ?? [];
  return { file, pointer, reason };
}

/** What is being written has no compiled check yet. */
const nothing = () => ({});

/** The records that the entity's references may show come first, for its own point at them. */
function recordsAround(entity: Entity, entities: readonly Entity[]): Record<string, Values[]> {
  const referred = new Set(entity.fields.map(({ hints }) => hints.reference?.to));
  const known: Keys = {};
  const make = (other: Entity, count: number): [name: string, records: Values[]] => [
    other.name,
    [...demoRecords(other, count, SEED, { known, errorsOf: nothing })],
  ];
  const around = entities.filter(({ name }) => referred.has(name) && name !== entity.name);
  return Object.fromEntries([...around.map((other) => make(other, REFERRED)), make(entity, RECORDS)]);
}

async function migrationOf(differences: Difference[], schemas: readonly EntitySchema[]) {
  const script = risksAmong(differences).length > 0 ? 'schema:diff' : 'generate';
  const [[file, source] = []] = await migrationFiles(differences, schemas, script);
  return file !== undefined && source !== undefined ? { file, source } : undefined;
}

async function changesOf(schema: EntitySchema, differences: readonly Difference[]): Promise<SchemaChanges> {
  const { name } = schema['x-resource'];
  const onDisk = valid(await readTexts(FOLDER));
  const saved = onDisk instanceof SchemaProblems ? [] : onDisk.filter((other) => other['x-resource'].name === name);
  return {
    rows: differences.filter(({ table }) => table === name).map(({ says, effect }) => ({ says, effect })),
    screens: saved.flatMap((before) => changesOfScreens(readEntity(before), readEntity(schema))),
    breaks: breaksOfApi(saved, [schema]),
    notes: notesOf([schema]),
  };
}

async function formatted(source: string): Promise<string> {
  return format(source, { ...(await resolveConfig('package.json')), parser: 'typescript' });
}
