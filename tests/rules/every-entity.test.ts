import { expect, test } from 'vitest';
import { readSchemas } from '#scripts/generate/read-schemas.ts';
import { outlineOfRules } from '#tests/support/outline-of-rules.ts';

for (const schema of await readSchemas('schemas')) {
  const { name, plural } = schema['x-resource'];

  // Every other test asks the schema what to expect: this one notices when a rule is gone from it.
  test(`the rules of ${plural}`, async () => {
    await expect(outlineOfRules(schema)).toMatchFileSnapshot(`outlines/${name}.txt`);
  });
}
