import type { EntitySchema } from '#model/vocabulary.ts';

/** The module of one entity: its expanded schema and the check of its values. */
export function entityModuleOf(schema: EntitySchema): string {
  const { name } = schema['x-resource'];
  return [
    `import type { EntitySchema } from '../vocabulary.ts';`,
    `export { validate as check } from './${name}.check.js';`,
    `export const schema: EntitySchema = ${JSON.stringify(schema)};`,
  ].join('\n\n');
}

/** All entities at once, for the server and for scripts. */
export function registryModuleOf(schemas: readonly EntitySchema[]): string {
  const names = schemas.map((schema) => schema['x-resource'].name);
  return [
    ...names.map((name) => `import * as ${camelCase(name)} from './${name}.ts';`),
    `export const registry = [${names.map((name) => camelCase(name)).join(', ')}];`,
  ].join('\n');
}

/** What the browser knows of every entity from the start, and how it loads one of them. */
export function indexModuleOf(schemas: readonly EntitySchema[]): string {
  const entries = schemas.map((schema) => {
    const { name, keys, plural, menu = plural, icon, section, dialect = 'post', access } = schema['x-resource'];
    const facts = { name, keys, title: schema.title, plural, menu, icon, section, dialect, access };
    return `{ ...${JSON.stringify(facts)}, load: () => import('./${name}.ts') }`;
  });
  return [
    `import type { EntitySummary } from '../entity-summary.ts';`,
    `export const entityIndex: readonly EntitySummary[] = [${entries.join(',\n')}];`,
  ].join('\n\n');
}

export const checkTypes = `import type { ValuesCheck } from '../validate.ts';
export declare const validate: ValuesCheck;
`;

function camelCase(name: string): string {
  return name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
