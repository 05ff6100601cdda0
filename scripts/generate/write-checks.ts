import { Ajv2020 } from 'ajv/dist/2020.js';
import standaloneCode from 'ajv/dist/standalone/index.js';
import addFormats from 'ajv-formats';
import { build } from 'esbuild';
import { valuesSchemaOf } from '#model/variants.ts';
import type { EntitySchema } from '#model/vocabulary.ts';

/**
 * The compiled check of one entity's values, as an ES module: browser and server run the same code,
 * and neither needs `unsafe-eval`. Ajv's standalone code still says `require`; one bundling pass mends that.
 */
export async function checkModuleOf(schema: EntitySchema): Promise<string> {
  const ajv = new Ajv2020({ allErrors: true, strict: false, messages: false, code: { source: true, esm: true } });
  addFormats(ajv);
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
