type MetaNode = Record<string, unknown>;

/** A word that may stand at a place. */
export interface Word {
  text: string;
  /** What it means. */
  says?: string;
  /** What begins its value. */
  opens?: '{' | '[' | '"' | '';
}

/** What the meta-schema lets stand as a name in the object at a path. */
export function namesAt(metaSchema: object, path: readonly (string | number)[]): Word[] {
  return nodesAt(metaSchema, path).flatMap((node) => [
    ...Object.entries(Object(node['properties'])).map(([text, value]) => {
      const nodes = expanded(metaSchema as MetaNode, value as MetaNode);
      const says = nodes.map(({ description }) => description).find((words) => typeof words === 'string');
      return { text, opens: openingOf(nodes), ...(says !== undefined && { says }) };
    }),
    ...expanded(metaSchema as MetaNode, Object(node['propertyNames'])).flatMap(({ enum: names }) =>
      wordsIn(names).map((text) => ({ text, opens: '' as const })),
    ),
  ]);
}

/** The values that the meta-schema names for a path, as JSON. */
export function valuesAt(metaSchema: object, path: readonly (string | number)[]): string[] {
  const values = nodesAt(metaSchema, path).flatMap((node) => [
    ...(Array.isArray(node['enum']) ? (node['enum'] as unknown[]) : []),
    ...('const' in node ? [node['const']] : []),
    ...(node['type'] === 'boolean' ? [true, false] : []),
  ]);
  return [...new Set(values.map((value) => JSON.stringify(value)))];
}

function nodesAt(metaSchema: object, path: readonly (string | number)[]): MetaNode[] {
  const root = metaSchema as MetaNode;
  let nodes = expanded(root, root);
  for (const step of path) nodes = nodes.flatMap((node) => within(node, step)).flatMap((node) => expanded(root, node));
  return nodes;
}

function within(node: MetaNode, step: string | number): MetaNode[] {
  const { properties, additionalProperties, prefixItems, items } = node;
  const inner: unknown =
    typeof step === 'number'
      ? (Object(prefixItems)[step] ?? items)
      : (Object(properties)[step] ?? additionalProperties);
  return typeof inner === 'object' && inner !== null ? [inner as MetaNode] : [];
}

/** The node with what it refers to, and each of its alternatives. */
function expanded(root: MetaNode, node: MetaNode): MetaNode[] {
  const { $ref, anyOf } = node;
  const referred: unknown = typeof $ref === 'string' ? Object(root['$defs'])[$ref.replace('#/$defs/', '')] : undefined;
  const others = [...(referred ? [referred] : []), ...(Array.isArray(anyOf) ? (anyOf as unknown[]) : [])];
  return [node, ...others.flatMap((other) => expanded(root, other as MetaNode))];
}

function openingOf(nodes: readonly MetaNode[]): NonNullable<Word['opens']> {
  const types = new Set(nodes.map(({ type }) => type));
  if (types.has('boolean')) return '';
  if (types.has('object')) return '{';
  if (types.has('array')) return '[';
  return types.has('string') || nodes.some((node) => Array.isArray(node['enum'])) ? '"' : '';
}

function wordsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];
}
