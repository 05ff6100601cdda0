import type { ErrorObject } from 'ajv';

/** One line per mistake: file, JSON pointer, reason and, where one is near, a suggestion. */
export function explain(file: string, errors: readonly ErrorObject[]): string[] {
  const lines = errors
    .filter((error) => !NOISE.has(error.keyword))
    .map((error) => `${file}${error.instancePath || '/'}: ${reasonOf(error)}`);
  return [...new Set(lines)];
}

/** Keywords that only repeat what a deeper error says. */
const NOISE = new Set(['if', 'anyOf', 'propertyNames', 'not']);

function reasonOf({ params, message, propertyName, parentSchema, data }: ErrorObject): string {
  const unknown: unknown = params['additionalProperty'] ?? propertyName;
  const allowed = listOf(params['allowedValues'] ?? Object.keys(Object(parentSchema?.['properties'])));
  const reason = typeof unknown === 'string' ? `"${unknown}" is not allowed here` : String(message);
  const choice = params['allowedValues'] ? `: ${allowed.join(', ')}` : '';
  return `${reason}${choice}${suggestion(unknown ?? data, allowed)}`;
}

function listOf(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

/** `; did you mean "…"?` where an allowed word differs from the written one in at most a third of its letters. */
export function suggestion(written: unknown, allowed: readonly string[]): string {
  if (typeof written !== 'string') return '';
  const [best] = allowed
    .map((word) => ({ word, distance: editDistance(written.toLowerCase(), word.toLowerCase()) }))
    .toSorted((a, b) => a.distance - b.distance);
  const isNear = best && best.distance <= Math.max(2, written.length / 3);
  return isNear ? `; did you mean "${best.word}"?` : '';
}

/** Levenshtein's distance: how many letters to add, drop or change. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of from.split('').entries()) {
    const next = [i + 1];
    for (const [j, other] of to.split('').entries()) {
      const change = (row[j] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(change, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
