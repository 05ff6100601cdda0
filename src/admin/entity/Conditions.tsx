import { memo, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Entity, Field } from '#model/entity.ts';
import { isMissing } from '#model/values.ts';
import { withNulls } from '../fields/nested-values.ts';
import { useIsShown } from './condition.ts';

/** Keeps what conditions say of the values, also of fields on tabs that nobody has opened. */
export const Conditions = memo(function Conditions({ entity }: { entity: Entity }) {
  const conditional = entity.fields.filter(({ hints, readOnly }) => hints.when && !readOnly);
  return conditional.map((field) => <Condition key={field.name} field={field} />);
});

/** What is hidden has no value, for the server would refuse it; what is shown anew begins with its default. */
function Condition({ field }: { field: Field }) {
  const { setValue, getValues } = useFormContext();
  const isShown = useIsShown(field);
  const wasShown = useRef(isShown);
  useEffect(() => {
    const isNewlyShown = isShown && !wasShown.current;
    wasShown.current = isShown;
    const hasValue = !isMissing(getValues(field.name));
    if (!isShown && hasValue) setValue(field.name, withNulls(null, field), { shouldDirty: true });
    const { default: initial } = field.property;
    if (isNewlyShown && !hasValue && initial !== undefined) setValue(field.name, initial, { shouldDirty: true });
  }, [isShown, field, getValues, setValue]);
  return null;
}
