import { memo } from 'react';
import type { Entity, Field } from '#model/entity.ts';
import { useCondition } from '../fields/condition.ts';

/** Keeps what conditions say of the values, also of fields on tabs that nobody has opened. */
export const Conditions = memo(function Conditions({ entity }: { entity: Entity }) {
  const conditional = entity.fields.filter(({ hints, readOnly }) => hints.when && !readOnly);
  return conditional.map((field) => <Condition key={field.name} field={field} />);
});

function Condition({ field }: { field: Field }) {
  useCondition(field, field.name);
  return null;
}
