import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { onEachEngine, startApi } from '../support/api.ts';
import { servedCalls } from '../support/served-calls.ts';
import { engines } from '../support/engines.ts';

/** Words that bodies are made of, so that the random ones reach beyond the first check. */
const names = [
  'key',
  'keys',
  'version',
  'name',
  'code',
  'grade',
  'status',
  'securityCriteria',
  'startDate',
  'where',
  'text',
];
const listNames = ['pageOptions', 'pageIndex', 'pageSize', 'sortConfig', 'active', 'searchCriteria', 'filter'];
const criteriaNames = ['all', 'any', 'not', 'equals', 'anyOf', 'between', 'lessThan', 'contains', 'creationTime'];

const word = fc.constantFrom(...names, ...listNames, ...criteriaNames);
const scalar = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.constantFrom('2026-01-31', '0001-01-01', '9999-12-31', '2026-01-01T00:00:00+18:00', 'a'.repeat(32), 1e308),
);
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { depthSize: 'small' },
    scalar,
    fc.array(tie('tree'), { maxLength: 3 }),
    fc.dictionary(
      fc.oneof({ weight: 5, arbitrary: word }, { weight: 1, arbitrary: fc.string({ maxLength: 6 }) }),
      tie('tree'),
      {
        maxKeys: 4,
      },
    ),
  ),
}));

const [first] = engines;
if (!first) throw new Error('There is no engine');
const probe = await startApi(first);
const posts = await servedCalls(probe);
await probe.close();

onEachEngine((api) => {
  test.each(posts.filter(({ method }) => method === 'POST'))(
    '$path answers any JSON below 500, and every refusal in the shape of the contract',
    async ({ path }) => {
      // Somebody of their own: all of these together would be more than one person may call.
      const admin = await api.as({ roles: ['super-admin'], claims: { sub: path } });
      const property = fc.asyncProperty(tree, async (body) => {
        const { status, body: answer, text } = await admin.post(path, body ?? null);
        expect([text, status < 500]).toEqual([text, true]);
        if (status === 200) return;
        const { errors } = answer as { errors: Record<string, string[]> };
        expect(Object.keys(errors).length).toBeGreaterThan(0);
        expect(
          Object.values(errors)
            .flat()
            .every((key) => /^[\w-]+([.][\w-]+)+$/.test(key)),
        ).toBe(true);
      });
      await fc.assert(property, { numRuns: 40 });
    },
  );
});
