import { _, Ajv2020, type CodeKeywordDefinition, type Options } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** Compiles the checks of values, for the generator and wherever a schema is tried before it is generated. */
export function createCheckCompiler(code: Options['code'] = {}): Ajv2020 {
  // Our own meta-schema has judged the schema already; to compile JSON Schema's for each entity takes longest of all.
  const ajv = new Ajv2020({
    allErrors: true,
    strict: false,
    messages: false,
    meta: false,
    validateSchema: false,
    code,
  });
  addFormats(ajv);
  return ajv.removeKeyword('multipleOf').addKeyword(exactMultipleOf);
}

/**
 * Ajv divides, and 0.3 / 0.1 is not 3. Here the number is read as the decimal that a person wrote: it has no more
 * places than the step, and as many steps as are whole.
 */
const exactMultipleOf: CodeKeywordDefinition = {
  keyword: 'multipleOf',
  type: 'number',
  schemaType: 'number',
  error: { message: '', params: ({ schemaCode }) => _`{multipleOf: ${schemaCode}}` },
  code(context) {
    const step = Number(context.schema);
    const places = placesOf(step);
    const { data } = context;
    const scaled = _`Math.round(${data} * ${10 ** places})`;
    context.fail(
      _`Number(${data}.toFixed(${places})) !== ${data} || ${scaled} % ${Math.round(step * 10 ** places)} !== 0`,
    );
  },
};

/** Decimal places of a number as JavaScript writes it, `1e-7` included. */
function placesOf(value: number): number {
  const [digits = '', exponent = '0'] = String(value).split('e');
  return Math.max(0, (digits.split('.')[1]?.length ?? 0) - Number(exponent));
}
