import { compile } from 'json-schema-to-typescript';
import { format as prettied, resolveConfig } from 'prettier';
import { alwaysRequiredIn, type JsonSchema } from '#model/variants.ts';
import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';

type Parts = Record<string, PropertySchema>;

/** The names of every entity, and the TypeScript types of entities and parts. */
export async function typesOf(schemas: readonly EntitySchema[], parts: Parts): Promise<string> {
  const names = schemas.map((schema) => `'${schema['x-resource'].name}'`);
  const types = [`export type EntityName = ${names.join(' | ')};`, await interfacesOf(schemas, parts)].join('\n\n');
  return prettied(types, { ...(await resolveConfig('package.json')), parser: 'typescript' });
}

/** The TypeScript types of entities: one stripped document, or equal titles would collide. */
export async function interfacesOf(schemas: readonly EntitySchema[], parts: Parts = {}): Promise<string> {
  const document = {
    title: 'Entities',
    type: 'object' as const,
    additionalProperties: false,
    $defs: Object.fromEntries([
      ...schemas.map((schema) => [typeNameOf(schema['x-resource'].name), typeSchemaOf(schema)]),
      ...Object.entries(parts).map(([name, part]) => [
        typeNameOf(name),
        { ...typeOf(part), title: typeNameOf(name), description: part.description },
      ]),
    ]),
  };
  const source = await compile(document, 'Entities', {
    bannerComment: '',
    unreachableDefinitions: true,
    additionalProperties: false,
    format: false,
  });
  // The document itself is only the bracket around the definitions.
  return source
    .replace(/export interface Entities \{\s*\}\s*/, '')
    .replaceAll(/^ \* This interface was referenced.*\n^ \* via.*\n/gm, '');
}

/** `learning-environment` is `LearningEnvironment`. */
function typeNameOf(name: string): string {
  return name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
}

/** A record as it is read: its required fields are always there. */
function typeSchemaOf(schema: EntitySchema): JsonSchema {
  return {
    type: 'object',
    title: typeNameOf(schema['x-resource'].name),
    description: schema.description ?? schema.title,
    additionalProperties: false,
    required: alwaysRequiredIn(schema),
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, typeOf(property)]),
    ),
  };
}

function typeOf({ type, enum: values, format, items, properties, required }: PropertySchema): JsonSchema {
  if (values) return { enum: values };
  if (items) return { type: 'array', items: typeOf(items) };
  if (properties) {
    const inner = Object.entries(properties).map(([name, property]) => [name, typeOf(property)]);
    return {
      type: 'object',
      additionalProperties: false,
      required: alwaysRequiredIn({ ...(required && { required }), properties }),
      properties: Object.fromEntries(inner),
    };
  }
  if (format === 'criteria') return { tsType: "import('../criteria.ts').Criteria" };
  return { type };
}
