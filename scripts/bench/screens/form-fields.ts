import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';

const KINDS = ['text', 'integer', 'choice', 'boolean', 'date'] as const;
const FIELDS = 200;
const FIELDS_OF_A_TAB = 20;

export interface BenchField {
  name: string;
  title: string;
  kind: (typeof KINDS)[number];
}

export const choices = ['Draft', 'Open', 'Running', 'Finished', 'Closed'];

/** The fields of the form that every contender shows. */
export const fields: BenchField[] = Array.from({ length: FIELDS }, (_, index) => ({
  name: `field${index}`,
  title: `Field ${index}`,
  kind: KINDS[index % KINDS.length] ?? 'text',
}));

const properties = {
  text: { type: 'string', maxLength: 100 },
  integer: { type: 'integer', minimum: 0, maximum: 1000 },
  choice: { enum: choices },
  boolean: { type: 'boolean' },
  date: { type: 'string', format: 'date' },
} as const satisfies Record<BenchField['kind'], Omit<PropertySchema, 'title'>>;

/** The same fields as a schema: in one section, or on tabs. */
export function formSchema(as: 'section' | 'tab'): EntitySchema {
  const names = fields.map(({ name }) => name);
  const size = as === 'tab' ? FIELDS_OF_A_TAB : FIELDS;
  const form = Array.from({ length: FIELDS / size }, (_, index) => ({
    id: `part${index}`,
    title: `Part ${index}`,
    as,
    fields: names.slice(index * size, (index + 1) * size),
  }));
  return {
    title: 'Bench',
    type: 'object',
    required: names.slice(0, 20),
    properties: Object.fromEntries(fields.map(({ name, title, kind }) => [name, { title, ...properties[kind] }])),
    'x-resource': {
      name: 'bench',
      plural: 'Benches',
      keys: 'bench',
      text: 'field0',
      section: 'none',
      access: { list: [], show: [], create: [], edit: [], delete: [], export: [], options: [] },
      list: { columns: names.slice(0, 12) },
      form,
    },
  };
}
