import standaloneCode from 'ajv/dist/standalone/index.js';
import { build } from 'esbuild';
import { createCheckCompiler } from '#model/check-compiler.ts';
import { valuesSchemaOf } from '#model/variants.ts';
import type { EntitySchema } from '#model/vocabulary.ts';

/**
 * The compiled check of an entity's values, or of what an action is given, as an ES module: browser and server run the same code,
 * and neither needs `unsafe-eval`. Ajv's standalone code still says `require`; one bundling pass mends that.
 */
export async function checkModuleOf(schema: Pick<EntitySchema, 'properties'>): Promise<string> {
  const ajv = createCheckCompiler({ source: true, esm: true });
  const code = standaloneCode(ajv, ajv.compile(valuesSchemaOf(schema)));
  const { outputFiles } = await build({
    stdin: {
      contents: code.replace('export default', 'export const unused ='),
      resolveDir: import.meta.dirname,
      loader: 'js',
    },
    bundle: true,
    write: false,
    format: 'esm',
    minifySyntax: true,
    legalComments: 'none',
  });
  return outputFiles[0]?.text ?? '';
}
