import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';

/** What is for people to read, or the structure that the lines themselves show. */
const NOT_RULES = new Set([
  'title',
  'description',
  'x-field',
  'items',
  'properties',
  'required',
  'help',
  'messages',
  'examples',
]);

/**
 * All that a schema rules, a line for each field, right and action: what the vocabulary says beside texts. Made without
 * the rest of the model, so that nothing that reads schemas can hide a change of them.
 */
export function outlineOfRules({ 'x-resource': resource, ...schema }: EntitySchema): string {
  const { actions = [], access, ...facts } = resource;
  return [
    ...fieldLines(schema),
    '',
    ...Object.entries(facts).map(([name, value]) => line(name, value)),
    ...Object.entries(access).map(([right, roles]) => line(`may ${right}`, roles)),
    ...actions.flatMap(({ id, input, required, ...action }) => [
      `action ${id} ${wordsOf(action)}`,
      ...fieldLines({ ...(input && { properties: input }), ...(required && { required }) }, `${id} asks `),
    ]),
    '',
  ].join('\n');
}

/** The same of a part that entities share, such as the sessions of an agenda. */
export function outlineOfPart(name: string, part: PropertySchema): string {
  return [...fieldLines({ properties: { [name]: part } }), ''].join('\n');
}

type Fields = Pick<PropertySchema, 'properties' | 'required'>;

function fieldLines({ properties = {}, required = [] }: Fields, before = ''): string[] {
  return Object.entries(properties).flatMap(([name, property]) => {
    const { items, 'x-field': hints } = property;
    const words = [required.includes(name) && 'required', wordsOf(property), hints && wordsOf(hints)];
    const inItems = items && Object.keys(items).length > 0 && `each ${wordsOf(items)}`;
    return [
      `${before}${name} ${[...words, inItems].filter(Boolean).join(' ')}`,
      ...fieldLines(items ?? property, `${before}${name}.`),
    ];
  });
}

function wordsOf(keywords: object): string {
  const rules = Object.entries(keywords).filter(([keyword]) => !NOT_RULES.has(keyword));
  return rules.map(([keyword, value]) => line(keyword, value)).join(' ');
}

function line(keyword: string, value: unknown): string {
  return `${keyword}:${JSON.stringify(value)}`;
}
