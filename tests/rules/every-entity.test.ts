import { expect, test } from 'vitest';
import { readParts, readSchemas } from '#scripts/generate/read-schemas.ts';
import { outlineOfPart, outlineOfRules } from '#tests/support/outline-of-rules.ts';

for (const schema of await readSchemas('schemas')) {
  const { name, plural } = schema['x-resource'];

  // Every other test asks the schema what to expect: this one notices when a rule is gone from it.
  test(`the rules of ${plural}`, async () => {
    await expect(outlineOfRules(schema)).toMatchFileSnapshot(`outlines/${name}.txt`);
  });
}

for (const [name, part] of Object.entries(await readParts('schemas'))) {
  test(`the rules of the part ${name}, which is no entity`, async () => {
    await expect(outlineOfPart(name, part)).toMatchFileSnapshot(`outlines/${name}.part.txt`);
  });
}
