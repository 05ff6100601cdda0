import { Ajv, type AnySchema, type ValidateFunction } from 'ajv';
import addFormats from 'ajv-formats';
import type { FastifyInstance } from 'fastify';
import type { JsonSchema } from '#model/variants.ts';

/**
 * Compiles the check of a body or a query when it is first asked for: there are hundreds, of which most servers never
 * need many, and each takes memory and time of the start. `shapes` are what they refer to by `$id`.
 */
export function checkWhenAsked(app: FastifyInstance, shapes: readonly JsonSchema[]): void {
  const ajv = new Ajv({ useDefaults: true, strict: false });
  addFormats(ajv);
  ajv.addSchema([...shapes]);
  app.setValidatorCompiler<AnySchema>(({ schema }) => {
    let check: ValidateFunction | undefined;
    return (value) => {
      check ??= ajv.compile(schema);
      return check(value) || { error: check.errors ?? [] };
    };
  });
}
