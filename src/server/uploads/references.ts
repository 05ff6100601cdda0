import { entityNamed } from '#model/entities.ts';
import type { Field } from '#model/entity.ts';
import { fold } from '#model/fold.ts';
import { tidy } from '#model/text.ts';
import type { RowMistake } from '#model/upload.ts';
import type { Values } from '#model/values.ts';
import type { Scope } from '../context.ts';
import { keysNamed, type Named } from '../records/keys-named.ts';

interface Read {
  values: Values;
  mistakes: Omit<RowMistake, 'line'>[];
}

/**
 * Puts keys in the place of the codes and names that a file refers to records by, also within lists. A text is first a
 * key, then a unique text such as a code, then a name; a name that several have is ambiguous.
 */
export async function resolveReferences(scope: Scope, columns: readonly Field[], bodies: Values[]): Promise<Read[]> {
  const named = new Map<string, Map<string, Named>>();
  for (const [to, texts] of textsIn(columns, bodies)) {
    named.set(to, await keysNamed(scope, entityNamed(to), [...texts]));
  }
  return bodies.map((body) => {
    const mistakes: Read['mistakes'] = [];
    const entries = columns.map((field) => {
      const whys = new Set<string>();
      const value = replaced(field, body[field.name], (to, text) => {
        const found = named.get(to)?.get(idOf(text));
        if (found?.key) return found.key;
        whys.add(found ? 'upload.referenceAmbiguous' : 'upload.referenceUnknown');
        return text;
      });
      const [message] = whys;
      if (message) mistakes.push({ column: field.name, message });
      return [field.name, value];
    });
    return { values: Object.fromEntries(entries) as Values, mistakes };
  });
}

/** The texts that refer, by the entity that they refer to. */
function textsIn(columns: readonly Field[], bodies: Values[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const body of bodies) {
    for (const field of columns) {
      replaced(field, body[field.name], (to, text) => {
        found.set(to, (found.get(to) ?? new Set()).add(idOf(text)));
        return text;
      });
    }
  }
  return found;
}

function idOf(text: string): string {
  return fold(tidy(text));
}

/** The value with each reference in it replaced. */
function replaced(field: Field, value: unknown, replace: (to: string, text: string) => string): unknown {
  const to = field.hints.reference?.to;
  if (to && typeof value === 'string') return replace(to, value);
  if (Array.isArray(value)) return value.map((item: unknown) => replaced(field, item, replace));
  if (field.fields.length === 0 || typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]: [string, unknown]) => {
    const within = field.fields.find((candidate) => candidate.name === name);
    return [name, within ? replaced(within, inner, replace) : inner];
  });
  return Object.fromEntries(entries);
}
