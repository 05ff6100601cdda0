import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';
import { camelCase } from './camel-case.ts';

type Resource = EntitySchema['x-resource'];

/** What an entity file must say about the entity as a whole; the rest has defaults. */
export type RawResource = Partial<Resource> & Pick<Resource, 'name' | 'plural' | 'text' | 'list'>;

/** Super admins alone, but for the names that others refer to: whoever should have more is named. */
const access: Resource['access'] = {
  list: ['superAdmin'],
  show: ['superAdmin'],
  create: ['superAdmin'],
  edit: ['superAdmin'],
  delete: ['superAdmin'],
  export: ['superAdmin'],
  options: ['superAdmin', 'trainer'],
};

/** The hints of an entity with everything that its file leaves to the defaults. */
export function resourceWithDefaults(raw: RawResource, title: string): Resource {
  const { name, keys = camelCase(name), section = 'setup', form = [{ id: 'all', title, fields: ['*'] }] } = raw;
  return { ...raw, keys, section, access: { ...access, ...raw.access }, form };
}

/** A property that is called as its name says, and so is what stands within it. */
export function propertyWithTitle(name: string, property: PropertySchema): PropertySchema {
  const { title = wordsOf(name), items, properties } = property;
  return {
    ...property,
    title,
    ...(items?.properties && { items: { ...items, properties: withTitles(items.properties) } }),
    ...(properties && { properties: withTitles(properties) }),
  };
}

function withTitles(properties: Record<string, PropertySchema>): Record<string, PropertySchema> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, propertyWithTitle(name, property)]),
  );
}

/** `issuedOn` reads "Issued on"; `learnerKey` is the learner. */
export function wordsOf(name: string): string {
  const words = name.replace(/(?<=.)Keys?$/, '').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
