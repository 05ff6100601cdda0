import type { FastifyInstance } from 'fastify';
import { calls } from '#model/calls.ts';
import { securityAttributes } from '#model/entities.ts';
import type { Field } from '#model/entity.ts';
import { messages } from '#model/messages.ts';
import { serve } from './serve.ts';
import { itemsOf, optionShape } from './shapes.ts';

/** GET /learning-environment/attributes-for-security-filter */
export function attributesForSecurityFilter(app: FastifyInstance): void {
  const served = {
    summary: 'What a security filter may ask for, and how',
    tag: 'learning-environment',
    roles: ['superAdmin', 'trainer'] as const,
    answer: itemsOf({
      type: 'object',
      properties: {
        key: { type: 'string' },
        labelKey: { type: 'string' },
        dataType: { enum: ['lookup', 'date', 'number', 'string'] },
        operations: { type: 'array', items: { type: 'string' } },
        options: { type: 'array', items: optionShape },
      },
    }),
  };
  const items = securityAttributes.map((field) => attributeOf(field));
  serve(app, calls.securityFilterAttributes, served, () => ({ items }));
}

function attributeOf(field: Field) {
  const { name, messageKey, dataType, operations } = field;
  const options = fixedOptionsOf(field);
  return { key: name, labelKey: `${messageKey}.label`, dataType, operations, ...(options ? { options } : {}) };
}

/** The values of a lookup that the schema itself lists; others are searched for. */
function fixedOptionsOf({ kind, property, messageKey }: Field) {
  if (kind === 'boolean') {
    return [true, false].map((value) => ({ value, label: messages[value ? 'status.active' : 'status.inactive'] }));
  }
  return property.enum?.map((value) => ({ value, label: messages[`${messageKey}.${value}`] ?? value }));
}
