import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';
import type { LoadedEntity } from '../data/entity-loader.ts';
import { loadedEntityOf } from '../studio/loaded-entity-of.ts';

interface Options {
  required?: string[];
  /** One section with everything when absent. */
  form?: EntitySchema['x-resource']['form'];
}

/** An entity of these properties, with the check that the generator would write for it. */
export function aSmallEntity(properties: Record<string, PropertySchema>, options: Options = {}): LoadedEntity {
  const { required = [], form = [{ id: 'all', title: 'Everything', fields: ['*'] }] } = options;
  const [text = ''] = Object.keys(properties);
  const everyone = ['superAdmin'];
  const rights = ['list', 'show', 'create', 'edit', 'delete', 'export', 'options'];
  const schema = {
    title: 'Small',
    type: 'object',
    required,
    properties,
    'x-resource': {
      name: 'small',
      dialect: 'post',
      plural: 'Smalls',
      keys: 'small',
      text,
      section: 'none',
      access: Object.fromEntries(rights.map((right) => [right, everyone])),
      list: { columns: [text] },
      form,
    },
  } as unknown as EntitySchema;
  return loadedEntityOf(schema);
}
