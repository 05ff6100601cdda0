import type { EntitySchema, PropertySchema } from './vocabulary.ts';

/** Plain JSON Schema, without the keywords of the vocabulary. */
export type JsonSchema = Record<string, unknown>;

/**
 * The JSON Schema of the values that a body may carry: what readers fill in is left out.
 * It says nothing about required, hidden or immutable fields: `validate` does, for it knows the stored record.
 */
export function valuesSchemaOf(schema: Pick<EntitySchema, 'properties'>): JsonSchema {
  const writable = Object.entries(schema.properties).filter(([, property]) => !property.readOnly);
  return {
    type: 'object',
    properties: Object.fromEntries(writable.map(([name, property]) => [name, valueSchemaOf(property)])),
  };
}

/** The JSON Schema of a record as the API answers it; a field without a value is null. */
export function recordSchemaOf(schema: EntitySchema): JsonSchema {
  return {
    type: 'object',
    properties: Object.fromEntries(
      Object.entries(schema.properties).map(([name, property]) => [name, answerSchemaOf(property)]),
    ),
  };
}

/** The formats that only the engine understands are checked by kind, not by the JSON Schema. */
const OWN_FORMATS = new Set([
  'code',
  'lookup',
  'reference',
  'key',
  'criteria',
  'phone',
  'time-zone',
  'country',
  'money',
  'percentage',
  'duration',
  'time',
  'recurrence',
]);

/** The names that are required whatever the values; what a condition decides is left to `validate`. */
export function alwaysRequiredIn({ required = [], properties = {} }: Pick<PropertySchema, 'required' | 'properties'>) {
  return required.filter((name) => !properties[name]?.['x-field']?.when);
}

function valueSchemaOf(property: PropertySchema): JsonSchema {
  const { title: _title, default: _default, readOnly: _readOnly, 'x-field': _hints, ...rest } = property;
  if (OWN_FORMATS.has(rest.format ?? '')) delete rest.format;
  if (rest.items) return { ...rest, items: valueSchemaOf(rest.items) };
  if (!rest.properties) return { ...rest };
  const properties = Object.entries(rest.properties).map(([name, inner]) => [name, valueSchemaOf(inner)]);
  return {
    ...rest,
    ...(rest.required && { required: alwaysRequiredIn(rest) }),
    properties: Object.fromEntries(properties),
    additionalProperties: false,
  };
}

function answerSchemaOf(property: PropertySchema): JsonSchema {
  const { title, description, type = 'string' } = property;
  const kept = { title, ...(description ? { description } : {}) };
  if (type === 'array') return { ...kept, type: ['array', 'null'], items: {} };
  if (property.format === 'criteria' || type === 'object')
    return { ...kept, type: ['object', 'null'], additionalProperties: true };
  const format = property.format && !OWN_FORMATS.has(property.format) ? { format: property.format } : {};
  return { ...kept, ...format, type: [type, 'null'] };
}
