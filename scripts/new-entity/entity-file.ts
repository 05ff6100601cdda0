import { format, resolveConfig } from 'prettier';
import type { NewField } from './fields.ts';

/** What a person says of a new entity. */
export interface Answers {
  name: string;
  title: string;
  plural: string;
  section: string;
  icon: string | undefined;
  fields: readonly NewField[];
}

const COLUMNS = 5;

/** The text of the entity's file: short, for what it does not say has a default. */
export async function entityTextOf(answers: Answers): Promise<string> {
  const settings = { ...(await resolveConfig('package.json')), parser: 'json', objectWrap: 'collapse' as const };
  return format(JSON.stringify(entityFileOf(answers)), settings);
}

function entityFileOf({ name, title, plural, section, icon, fields }: Answers): object {
  const text = fields.find(({ kind }) => NAMING.has(kind)) ?? fields[0];
  const properties = fields.map((field) => [field.name, field === text ? searched(field) : field.property]);
  const required = fields.filter(({ isRequired }) => isRequired).map((field) => field.name);
  return {
    $schema: './meta-schema.json',
    title,
    type: 'object',
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
    'x-resource': {
      name,
      plural,
      text: text?.name,
      ...(icon && { icon }),
      section,
      list: { columns: fields.slice(0, COLUMNS).map((field) => field.name) },
    },
  };
}

/** Kinds whose values tell a person which record it is. */
const NAMING = new Set(['text', 'code', 'email', 'longText']);

function searched({ kind, property }: NewField): NewField['property'] {
  return NAMING.has(kind) ? { ...property, 'x-field': { search: true, ...property['x-field'] } } : property;
}
