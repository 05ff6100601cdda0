import type { ActionHints, EntitySchema, PropertySchema } from '#model/vocabulary.ts';
import { camelCase } from './camel-case.ts';

/** The module of one entity: its expanded schema, the check of its values, and those of what its actions are given. */
export function entityModuleOf(schema: EntitySchema): string {
  const { name } = schema['x-resource'];
  const ids = actionsWithInput(schema).map(({ id }) => id);
  return [
    `import type { ValuesCheck } from '../validate.ts';`,
    `import type { EntitySchema } from '../vocabulary.ts';`,
    ...ids.map((id) => `import { validate as ${camelCase(id)} } from './${name}.${id}.check.js';`),
    '',
    `export { validate as check } from './${name}.check.js';`,
    '',
    `export const inputChecks: Record<string, ValuesCheck> = { ${ids.map((id) => `'${id}': ${camelCase(id)}`).join(', ')} };`,
    '',
    `export const schema: EntitySchema = ${indented(schema)};`,
    '',
  ].join('\n');
}

/** The module of a part: its definition and the check of its values. */
export function partModuleOf(name: string, part: PropertySchema): string {
  return [
    `import type { PropertySchema } from '../vocabulary.ts';`,
    `export { validate as check } from './${name}.check.js';`,
    `export const schema: PropertySchema = ${JSON.stringify(part)};`,
  ].join('\n\n');
}

/** The actions that ask a person for values, which are checked like those of a record. */
export function actionsWithInput(schema: EntitySchema): (ActionHints & Required<Pick<ActionHints, 'input'>>)[] {
  return (schema['x-resource'].actions ?? []).flatMap(({ input, ...action }) => (input ? [{ ...action, input }] : []));
}

/** All entities at once, for the server and for scripts. */
export function registryModuleOf(schemas: readonly EntitySchema[]): string {
  const names = schemas.map((schema) => schema['x-resource'].name);
  return [
    ...names.map((name) => `import * as ${camelCase(name)} from './${name}.ts';`),
    '',
    `export const registry = [${names.map((name) => camelCase(name)).join(', ')}];`,
    '',
  ].join('\n');
}

/** What the browser knows of every entity from the start, and how it loads one of them. */
export function indexModuleOf(schemas: readonly EntitySchema[]): string {
  const entries = schemas.map((schema) => {
    const { name, keys, plural, menu = plural, icon, section, dialect = 'post', text, access } = schema['x-resource'];
    const facts = { name, keys, title: schema.title, plural, menu, icon, section, dialect, text, access };
    return `{ ...${indented(facts)}, load: () => import('./${name}.ts') }`;
  });
  return [
    `import type { EntitySummary } from '../entity-summary.ts';`,
    '',
    `export const entityIndex: readonly EntitySummary[] = [${entries.join(', ')}];`,
    '',
  ].join('\n');
}

/** A line for each value, so that differences can be read; a formatter would take longer than all else. */
function indented(value: object): string {
  return JSON.stringify(value, null, 2);
}

export const checkTypes = `import type { ValuesCheck } from '../validate.ts';
export declare const validate: ValuesCheck;
`;
