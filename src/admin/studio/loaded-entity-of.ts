import { createCheckCompiler } from '#model/check-compiler.ts';
import { readEntity } from '#model/entity.ts';
import type { ValuesCheck } from '#model/validate.ts';
import { valuesSchemaOf } from '#model/variants.ts';
import type { EntitySchema, PropertySchema } from '#model/vocabulary.ts';
import type { LoadedEntity } from '../data/entity-loader.ts';

/** An entity that no generator has written, as the browser would load it. */
export function loadedEntityOf(schema: EntitySchema): LoadedEntity {
  const actions = schema['x-resource'].actions ?? [];
  const inputs = actions.flatMap(({ id, input }) => (input ? [[id, checkOf(input)] as const] : []));
  return { entity: readEntity(schema), check: checkOf(schema.properties), inputChecks: Object.fromEntries(inputs) };
}

function checkOf(properties: Record<string, PropertySchema>): ValuesCheck {
  return createCheckCompiler().compile(valuesSchemaOf({ properties })) as ValuesCheck;
}
