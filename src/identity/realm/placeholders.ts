const placeholder = /\$\{([^}:]+)(?::([^}]*))?\}/g;

/** Resolves `${NAME}` and `${NAME:default}` in every text of a realm file, as Keycloak does; the unknown stays as it is. */
export function resolvePlaceholders(node: unknown, values: Record<string, string>): unknown {
  if (typeof node === 'string') return resolveText(node, values);
  if (Array.isArray(node)) return node.map((item: unknown) => resolvePlaceholders(item, values));
  if (typeof node !== 'object' || node === null) return node;
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, resolvePlaceholders(value, values)]));
}

function resolveText(text: string, values: Record<string, string>): string {
  return text.replaceAll(placeholder, (whole: string, name: string, fallback: string | undefined) =>
    Object.hasOwn(values, name) ? (values[name] ?? whole) : (fallback ?? whole),
  );
}
