import type { ErrorObject } from 'ajv';

/** One line per mistake: file, JSON pointer, reason and, where one is near, a suggestion. */
export function explain(file: string, errors: readonly ErrorObject[]): string[] {
  const lines = errors.filter((error) => !NOISE.has(error.keyword)).map((error) => lineOf(file, error));
  return [...new Set(lines)];
}

/** Keywords that only repeat what a deeper error says. */
const NOISE = new Set(['if', 'anyOf', 'propertyNames', 'not']);

function lineOf(
  file: string,
  { instancePath, params, message, propertyName, parentSchema, schema }: ErrorObject,
): string {
  const unknown: unknown = params['additionalProperty'] ?? propertyName;
  const reason = unknown ? `"${String(unknown)}" is not a keyword here` : message;
  const written = unknown ?? undefined;
  const allowed: unknown = params['allowedValues'] ?? Object.keys(parentSchema?.['properties'] ?? {});
  const near = nearest(written ?? schema, Array.isArray(allowed) ? allowed.map(String) : []);
  const choice = params['allowedValues'] ? ` (${(params['allowedValues'] as string[]).join(', ')})` : '';
  return `${file}${instancePath || '/'}: ${reason}${choice}${near ? `; did you mean "${near}"?` : ''}`;
}

/** The allowed word that differs from the written one in at most a third of its letters. */
export function nearest(written: unknown, allowed: readonly string[]): string | undefined {
  if (typeof written !== 'string') return undefined;
  const [best] = allowed
    .map((word) => ({ word, distance: editDistance(written.toLowerCase(), word.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  return best && best.distance <= Math.max(2, written.length / 3) ? best.word : undefined;
}

/** Levenshtein's distance: how many letters to add, drop or change. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
