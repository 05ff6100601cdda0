import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { EntitySchema } from '#model/vocabulary.ts';
import { readTexts, SchemaProblems, schemasOf } from '../generate/read-schemas.ts';
import type { Mutant } from './mutants.ts';
import type { Json, Subject } from './subjects.ts';

const texts = await readTexts('schemas');

const whole = new Map<string, EntitySchema[]>();

/** Whether the schemas mean the same without what was dropped, for it is the default: no test could notice. */
export function meansTheSame({ subject, schema }: Mutant): boolean {
  const before = whole.get(subject.name) ?? expanded(subject, subject.schema);
  whole.set(subject.name, before);
  try {
    return isDeepStrictEqual(expanded(subject, schema), before);
  } catch (error) {
    if (error instanceof SchemaProblems) return false;
    throw error;
  }
}

function expanded({ file }: Subject, content: Json): EntitySchema[] {
  return schemasOf(new Map(texts).set(basename(file), JSON.stringify(content)));
}
