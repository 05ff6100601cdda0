import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { root } from '../run.ts';

export type Json = Record<string, unknown>;

/** A test file and the project of vitest that it belongs to. */
export type TestFile = readonly [project: string, file: string];

/** A schema whose rules are dropped, and the tests that should notice, the quickest first. */
export interface Subject {
  name: string;
  file: string;
  schema: Json;
  tests: readonly TestFile[];
}

/** Reads the schemas themselves, and notices nearly everything. */
export const rulesTest: TestFile = ['model', 'tests/rules/every-entity.test.ts'];

/** Their outlines and boundaries are made of the schemas themselves: what they rule is written down in one place. */
const testsOfEntities: readonly TestFile[] = [
  rulesTest,
  ['admin', 'tests/forms/every-entity.test.tsx'],
  ['server', 'tests/api/boundaries.test.ts'],
];

/** What a certificate does is written out by hand, in the browser and on the server. */
const testsByFixture: Record<string, readonly TestFile[]> = {
  certificate: [
    ['admin', 'tests/forms/certificate.test.tsx'],
    ['server', 'tests/api/certificate.test.ts'],
  ],
};

/** The vocabulary itself, and what was released once. */
const NOT_RULES = new Set(['meta-schema', 'released']);

/** The entities, what they have in common, and the fixtures that have tests of their own. */
export async function readSubjects(): Promise<Subject[]> {
  const schemas = (await readdir(join(root, 'schemas'))).map((name) => join('schemas', name));
  const fixtures = Object.keys(testsByFixture).map((name) => join('tests/fixtures', `${name}.json`));
  const subjects = [...schemas, ...fixtures].map(async (file) => {
    const name = basename(file, '.json');
    const schema = JSON.parse(await readFile(join(root, file), 'utf8')) as Json;
    return { name, file, schema, tests: testsByFixture[name] ?? testsOfEntities };
  });
  return (await Promise.all(subjects)).filter(({ name }) => !NOT_RULES.has(name));
}
